import type { RandomSource } from '@veloc/rules';

const STEPS = 2 ** 32;

/** Chance for quick picks, from the browser's cryptographic source: nobody's numbers can be foreseen. */
export const fairRandom: RandomSource = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / STEPS;
