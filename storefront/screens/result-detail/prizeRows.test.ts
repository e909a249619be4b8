import { expect, it } from 'vitest';
import { prizeRows } from './prizeRows';

it('shows the fixed prizes of a Mega draw that tells no counts', () => {
  expect(prizeRows({ gameId: 'mega', prizes: [], jackpot1: 31_102_480_000 })).toEqual([
    { name: 'Jackpot', count: null, value: 31_102_480_000 },
    { name: 'Giải Nhất', count: null, value: 10_000_000 },
    { name: 'Giải Nhì', count: null, value: 300_000 },
    { name: 'Giải Ba', count: null, value: 30_000 },
  ]);
});

it('does not know a jackpot that nobody told', () => {
  expect(prizeRows({ gameId: 'mega', prizes: [] })[0]).toEqual({ name: 'Jackpot', count: null, value: null });
});

it('keeps the printed prizes as they are', () => {
  const prizes = [{ name: 'Giải Nhất', count: 21, value: 10_000_000 }];
  expect(prizeRows({ gameId: 'mega', prizes })).toBe(prizes);
});
