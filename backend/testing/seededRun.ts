import { randomInt } from 'node:crypto';

/** A whole number from 0 up to, not including, `below`. */
export function pick(random: () => number, below: number): number {
  return Math.floor(random() * below);
}

/** The seed of a random test: `VELOC_SEED` to run an earlier one again, else a new one. Printed either way. */
export function seedOf(name: string): number {
  const seed = Number(process.env.VELOC_SEED ?? randomInt(2 ** 31));
  console.log(`${name}: VELOC_SEED=${seed}`);
  return seed;
}

/** How much a test does: the environment's number for the long form, else `short`. */
export function amountOf(variable: string, short: number): number {
  return Number(process.env[variable] ?? short);
}
