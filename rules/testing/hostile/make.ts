import type { RandomSource } from '../../picks';

/** Makes a value from the given dice; `depth` tells how far inside another value it stands. */
export type Make = (random: RandomSource, depth: number) => unknown;

export function oneOf<T>(random: RandomSource, items: readonly [T, ...T[]]): T {
  return items[Math.floor(random() * items.length)] ?? items[0];
}
