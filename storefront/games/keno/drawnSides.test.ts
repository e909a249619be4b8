import { expect, it } from 'vitest';
import { drawnSides, sidesSoFar } from '../drawnSides';

/** A draw of so many even and odd small numbers, and of so many even and odd big ones. */
function drawOf(evenSmall: number, oddSmall: number, evenBig: number, oddBig: number): number[] {
  const run = (count: number, first: number) => Array.from({ length: count }, (_, index) => first + 2 * index);
  return [...run(evenSmall, 2), ...run(oddSmall, 1), ...run(evenBig, 42), ...run(oddBig, 41)];
}

const told = (numbers: readonly number[]) =>
  drawnSides({ gameId: 'keno', numbers }).map(({ leading, other }) => `${leading} | ${other}`);

it.each([
  [drawOf(7, 2, 6, 5), ['Chẵn 13 | Lẻ 7', 'Lớn 11 | Nhỏ 9']],
  [drawOf(6, 5, 6, 3), ['Chẵn 11-12 | Chẵn 12 Lẻ 8', 'Nhỏ 11 | Lớn 9']],
  [drawOf(3, 8, 6, 3), ['Lẻ 11-12 | Lẻ 11 Chẵn 9', 'Nhỏ 11 | Lớn 9']],
  [drawOf(2, 8, 2, 8), ['Lẻ 16 | Chẵn 4', 'Hòa | Lớn Nhỏ 10']],
  [drawOf(5, 4, 5, 6), ['Hòa | Chẵn Lẻ 10', 'Lớn 11 | Nhỏ 9']],
])('counts both sides of %j', (numbers, words) => {
  expect(numbers).toHaveLength(20);
  expect(told(numbers)).toEqual(words);
});

it('is nothing of games that nobody bets on so', () => {
  expect(drawnSides({ gameId: 'mega', numbers: [1, 2, 3, 4, 5, 6] })).toEqual([]);
});

it.each([
  [[2], 'Chẵn 1 · Lẻ 0 · Lớn 0 · Nhỏ 1'],
  [[2, 41], 'Chẵn 1 · Lẻ 1 · Lớn 1 · Nhỏ 1'],
  [[2, 41, 43], 'Chẵn 1 · Lẻ 2 · Lớn 2 · Nhỏ 1'],
])('counts %j, with each side at its place', (numbers, words) => {
  expect(sidesSoFar({ gameId: 'keno', numbers })).toBe(words);
});
