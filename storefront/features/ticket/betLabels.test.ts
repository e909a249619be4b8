import { readLine } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { betLabel } from '../../games/gamePresentations';

const bet = (playMethod: string, betAmount = 10_000) => ({
  code: 'A',
  label: 'keno',
  listNumber: [],
  playMethod,
  betAmount,
  price: '10000',
  isDone: true,
});

describe('a bet in words', () => {
  it.each([
    ['kenoeo', bet('ODD'), 'Lẻ'],
    ['kenoeo', bet('EVEN_1112'), 'Chẵn 11-12'],
    ['kenoud', bet('UPPER', 50_000), 'Lớn · 50.000\u00a0₫'],
    ['kenoud', {}, ''],
  ] as const)('%s %j is %j', (gameId, ticket, words) => {
    expect(betLabel(readLine({ gameId, ticket }))).toBe(words);
  });
});
