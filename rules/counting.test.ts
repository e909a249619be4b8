import { expect, it } from 'vitest';
import { choose, countHits } from './counting';

it.each([
  [0, 0, 1],
  [5, 0, 1],
  [5, 5, 1],
  [5, 6, 0],
  [-1, 0, 0],
  [5, -1, 0],
  [45, 6, 8_145_060],
  [55, 6, 28_989_675],
  [80, 10, 1_646_492_110_120],
])('of %i things, %i can be taken in %i ways', (total, size, ways) => {
  expect(choose(total, size)).toBe(ways);
});

it('counts the picked numbers that were drawn', () => {
  expect(countHits([1, 2, 3, 4], [4, 3, 9])).toBe(2);
  expect(countHits([], [1])).toBe(0);
});
