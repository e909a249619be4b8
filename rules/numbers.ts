import { refuseTicket } from './messages';

/** Inclusive bounds of a ball. */
export interface Range {
  from: number;
  to: number;
}

/** Whole numbers in range, then no number twice; null when nothing is wrong. */
export function refuseNumbers(numbers: readonly number[], { from, to }: Range) {
  if (numbers.some((number) => !Number.isInteger(number) || number < from || number > to)) {
    return refuseTicket('INVALID_NUMBER_RANGE');
  }
  return new Set(numbers).size === numbers.length ? null : refuseTicket('DUPLICATE_NUMBERS');
}

export function ascending(numbers: readonly number[]): number[] {
  return numbers.toSorted((first, second) => first - second);
}
