import { randomInt } from 'node:crypto';

export { seededRandom as randomFrom } from '@veloc/rules/testing';

/** The seed of this run: `VELOC_SEED` to run an earlier one again, else a new one, printed either way. */
export function seedOfRun(): number {
  const seed = Number(process.env.VELOC_SEED ?? randomInt(2 ** 31));
  console.log(`real draws: VELOC_SEED=${seed}`);
  return seed;
}
