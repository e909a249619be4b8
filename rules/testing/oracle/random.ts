import { pickNumbers, type RandomSource } from '../../picks';

/** A whole number of `from` to `to`. */
export function between(random: RandomSource, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

export function oneOf<Item>(random: RandomSource, items: readonly [Item, ...Item[]]): Item;
export function oneOf<Item>(random: RandomSource, items: readonly Item[]): Item | undefined;
export function oneOf<Item>(random: RandomSource, items: readonly Item[]): Item | undefined {
  return items[between(random, 0, items.length - 1)];
}

/** `count` different items of a list, in its order. */
export function someOf<Item>(random: RandomSource, items: readonly Item[], count: number): Item[] {
  const places = pickNumbers({ random, from: 0, to: items.length - 1, count });
  return items.filter((_, index) => places.includes(index));
}

/** Decimal digits as a string. */
export function digits(random: RandomSource, length: number): string {
  return Array.from({ length }, () => between(random, 0, 9)).join('');
}
