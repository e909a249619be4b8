import { expect, it } from 'vitest';
import type { GameResult } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import { boughtTicket } from '../../testing/fakes';
import { verdictOf, verdictSentence } from './verdict';

const result: GameResult = {
  id: 'mega:1',
  periodId: 'mega:1',
  gameId: 'mega',
  resultDate: '21/11/2026',
  resultTime: '18:00',
  numbers: [1, 2, 3, 40, 41, 42],
  prizes: [],
  simulated: false,
};
const winner = boughtTicket('mega', { listNumber: [1, 2, 3, 4, 5, 6] }, { ticketStatus: 3, prize: 30_000 });
const loser = (price: number) => boughtTicket('mega', { listNumber: [7, 8, 9, 10, 11, 12] }, { price });

it('tells a win by its sum, and what the one that won has hit', () => {
  const verdict = verdictOf([winner, loser(10_000)], result);
  expect(verdict).toMatchObject({ line: 'Vé A của bạn trúng', amount: formatMoney(30_000) });
  expect(verdict.detail).toMatch(/Trùng 3 số/);
  expect(verdict.stake).toBeUndefined();
  expect(verdictSentence(verdict)).toBe(`Vé A của bạn trúng ${formatMoney(30_000)}.`);
});

it('tells of several how many have won, since a hit of one has not paid for all', () => {
  const pair = { ...winner, copies: 2, price: 20_000, prize: 60_000 };
  expect(verdictOf([pair, winner, loser(10_000)], result)).toEqual({
    line: 'Vé của bạn trúng',
    amount: formatMoney(90_000),
    detail: '3 trong 4 vé trúng',
  });
});

it('tells one of no more than its stake beside that, as a fact', () => {
  const verdict = verdictOf([winner, loser(20_000)], result);
  expect(verdict).toMatchObject({
    line: 'Vé A của bạn có giải',
    amount: formatMoney(30_000),
    stake: formatMoney(30_000),
  });
  expect(verdictSentence(verdict)).toBe(`Mua ${formatMoney(30_000)} · trúng ${formatMoney(30_000)}.`);
});
