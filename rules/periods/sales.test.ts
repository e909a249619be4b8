import { expect, it } from 'vitest';
import { closesAt, cutOffOf, gameIds, isOnSale, SALES_CUT_OFF } from '../index';
import { periodStatuses } from '../wire/periods';

const dialAt = Date.parse('2026-08-21T18:00:00+07:00');

it('sales of every game end 60 s before its draw', () => {
  for (const gameId of gameIds) expect(closesAt(dialAt, cutOffOf(gameId))).toBe(dialAt - 60_000);
});

it.each([
  ['a day before', dialAt - 86_400_000, true],
  ['1 ms before the end', dialAt - 60_001, true],
  ['at the very end', dialAt - 60_000, false],
  ['1 ms after it', dialAt - 59_999, false],
  ['at the draw', dialAt, false],
  ['later', dialAt + 86_400_000, false],
  ['at no moment', Number.NaN, false],
])('an open period is on sale %s: %i is %s', (_name, now, expected) => {
  const end = closesAt(dialAt, SALES_CUT_OFF);
  expect(isOnSale({ status: 'open', closesAt: end }, now)).toBe(expected);
  expect(isOnSale({ status: 'open', closesAt: new Date(end) }, new Date(now))).toBe(expected);
});

it('only an open period is on sale', () => {
  const sold = periodStatuses.filter((status) => isOnSale({ status, closesAt: dialAt }, dialAt - 1));
  expect(sold).toEqual(['open']);
});
