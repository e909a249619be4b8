import { ticketError } from './messages';

/** Inclusive bounds of a ball. */
export interface Range {
  from: number;
  to: number;
}

/** One list of a ticket and the balls it is chosen from. */
type Chosen = readonly [numbers: readonly number[], range: Range];

/** Whole numbers in range in every list, then no number twice in any; null when nothing is wrong. */
export function numbersError(...lists: readonly Chosen[]) {
  if (!lists.every(([numbers, range]) => numbers.every((number) => isWithin(number, range)))) {
    return ticketError('INVALID_NUMBER_RANGE');
  }
  const isDistinct = lists.every(([numbers]) => new Set(numbers).size === numbers.length);
  return isDistinct ? null : ticketError('DUPLICATE_NUMBERS');
}

/** Whether this is a whole number of the range. */
export function isWithin(number: number, { from, to }: Range): boolean {
  return Number.isInteger(number) && number >= from && number <= to;
}

export function ascending(numbers: readonly number[]): number[] {
  return numbers.toSorted((first, second) => first - second);
}
