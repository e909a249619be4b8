import { combinations, numbersOf } from '../combinations';
import type { Prize } from './published';

/** Numbers hit to what such a play wins. */
export type ByHits = Readonly<Record<number, readonly Prize[]>>;

/** All sets of `size` numbers; of one number too few, that set joined by every other ball of the drum. */
export function sets(numbers: readonly number[], size: number, balls: number): number[][] {
  if (numbers.length >= size) return [...combinations(numbers, size)];
  return numbersOf({ from: 1, to: balls })
    .filter((ball) => !numbers.includes(ball))
    .map((ball) => [...numbers, ball]);
}
