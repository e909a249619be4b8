import { decodeLine } from '@veloc/rules';
import { expect, it } from 'vitest';
import { betCondition } from '../betCondition';
import { betLabel, presentationOf } from '../gamePresentations';

/** So many numbers of each kind, twenty in all: even to 40, odd to 40, even and odd above. */
function drawOf(smallEven: number, smallOdd: number, bigEven: number, bigOdd: number): number[] {
  const run = (count: number, from: number) => Array.from({ length: count }, (_, index) => from + 2 * index);
  return [...run(smallEven, 2), ...run(smallOdd, 1), ...run(bigEven, 42), ...run(bigOdd, 41)];
}

it.each([
  ['Chẵn', 'kenoeo', 'EVEN', drawOf(6, 4, 7, 3), '13'],
  ['Lẻ', 'kenoeo', 'ODD', drawOf(4, 6, 3, 7), '13'],
  ['Chẵn 11-12', 'kenoeo', 'EVEN_1112', drawOf(6, 4, 6, 4), '12'],
  ['Lẻ 11-12', 'kenoeo', 'ODD_1112', drawOf(5, 5, 4, 6), '11'],
  ['Hòa', 'kenoeo', 'DRAW_ODD_EVEN', drawOf(5, 5, 5, 5), '10'],
  ['Lớn', 'kenoud', 'UPPER', drawOf(4, 4, 6, 6), '12'],
  ['Nhỏ', 'kenoud', 'LOWER', drawOf(6, 6, 4, 4), '12'],
  ['Hòa Lớn Nhỏ', 'kenoud', 'DRAW_UPPER_LOWER', drawOf(5, 5, 5, 5), '10'],
] as const)(
  '%s is what a bet of %s on %s reads, and what its draw came to',
  (label, gameId, playMethod, drawn, count) => {
    const line = decodeLine({ gameId, ticket: { playMethod, betAmount: 10_000 } });
    expect(line.ok && betLabel(line.value)).toBe(label);
    expect(presentationOf(gameId).drawnNote?.(drawn)).toBe(`${label} · ${count} trên 20 số`);
  },
);

it.each([
  ['cần từ 13 số lẻ', 'kenoeo', 'ODD'],
  ['cần 11 hoặc 12 số chẵn', 'kenoeo', 'EVEN_1112'],
  ['cần 10 số lớn, 10 số nhỏ', 'kenoud', 'DRAW_UPPER_LOWER'],
] as const)('%s is what a bet of %s on %s needs', (words, gameId, playMethod) => {
  const line = decodeLine({ gameId, ticket: { playMethod, betAmount: 10_000 } });
  expect(line.ok && betCondition(line.value)).toBe(words);
});
