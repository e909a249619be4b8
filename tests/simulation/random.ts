import { seededRandom } from '../../rules/testing/oracle/index';

/** [0, 1) */
export type Random = () => number;

/**
 * A stream of its own for each source of chance, so that one draw more in one place shifts no other. `names` say whose it
 * is: `split(7, 'network', 'player 1')`.
 */
export function split(seed: number, ...names: readonly (string | number)[]): Random {
  // FNV-1a
  let hash = 0x811c9dc5 ^ seed;
  for (const char of names.join('/')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  const random = seededRandom(hash);
  // Seeds that are neighbours begin alike.
  random();
  return random;
}

export const below = (random: Random, limit: number): number => Math.floor(random() * limit);

export function oneOf<T>(random: Random, list: readonly T[]): T {
  return list[below(random, list.length)] as T;
}

export const chance = (random: Random, share: number): boolean => random() < share;

/** One of the names by weight; weights need not sum to anything. */
export function weighted<Name extends string>(random: Random, weights: Readonly<Record<Name, number>>): Name {
  const entries = Object.entries<number>(weights) as [Name, number][];
  let left = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of entries) {
    left -= weight;
    if (left < 0) return name;
  }
  return entries.at(-1)?.[0] as Name;
}
