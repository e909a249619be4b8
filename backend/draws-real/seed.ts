import { randomInt } from 'node:crypto';
import type { RandomSource } from '@veloc/rules';

/** The seed of this run: `VELOC_SEED` to run an earlier one again, else a new one, printed either way. */
export function seedOfRun(): number {
  const seed = Number(process.env.VELOC_SEED ?? randomInt(2 ** 31));
  console.log(`real draws: VELOC_SEED=${seed}`);
  return seed;
}

/** Mulberry32: the same seed gives the same numbers. */
export function randomFrom(seed: number): RandomSource {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number of `from` to `to`. */
export function between(random: RandomSource, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

export function oneOf<const Items extends readonly [unknown, ...unknown[]]>(
  random: RandomSource,
  items: Items,
): Items[number] {
  return items[Math.floor(random() * items.length)];
}
