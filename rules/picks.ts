import { ascending, type Range } from './numbers';

/** A number of [0, 1), like Math.random; passed in so that rules stay pure. */
export type RandomSource = () => number;

/**
 * A whole number from 0 to below `count`; a source that answers outside [0, 1) draws the nearest end, NaN the first.
 */
export function drawBelow(random: RandomSource, count: number): number {
  const drawn = Math.floor(random() * count) || 0;
  return Math.max(0, Math.min(drawn, count - 1));
}

interface Picking extends Range {
  random: RandomSource;
  /** How many numbers to end with, kept ones included. */
  count: number;
  /** Numbers already chosen, which stay: each once, and none outside the range. */
  keep?: readonly number[];
}

/** Different numbers of `from` to `to`, ascending; every set is equally likely when `random` is fair. */
export function pickNumbers({ random, from, to, count, keep = [] }: Picking): number[] {
  const all = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const chosen = [...new Set(keep)].filter((number) => all.includes(number)).slice(0, count);
  const left = all.filter((number) => !chosen.includes(number));
  while (chosen.length < count && left.length > 0) {
    chosen.push(...left.splice(drawBelow(random, left.length), 1));
  }
  return ascending(chosen);
}

interface Toggle {
  numbers: readonly number[];
  value: number;
  /** The most numbers a slot takes. */
  max: number;
}

/** A chosen number goes, another one comes in its place in order; a full slot stays as it is (spec section 5). */
export function toggleNumber({ numbers, value, max }: Toggle): number[] {
  if (numbers.includes(value)) return numbers.filter((number) => number !== value);
  return numbers.length < max ? ascending([...numbers, value]) : [...numbers];
}
