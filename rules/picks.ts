import { ascending, type Range } from './numbers';

/** A number of [0, 1), like Math.random; passed in so that rules stay pure. */
export type RandomSource = () => number;

interface Picking extends Range {
  random: RandomSource;
  /** How many numbers to end with, kept ones included. */
  count: number;
  /** Numbers already chosen, which stay. */
  keep?: readonly number[];
}

/** Different numbers of `from` to `to`, ascending; every set is equally likely when `random` is fair. */
export function pickNumbers({ random, from, to, count, keep = [] }: Picking): number[] {
  const chosen = keep.slice(0, count);
  const left: number[] = [];
  for (let number = from; number <= to; number += 1) if (!chosen.includes(number)) left.push(number);
  while (chosen.length < count && left.length > 0) {
    chosen.push(...left.splice(Math.floor(random() * left.length), 1));
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
