import { describe, expect, it } from 'vitest';
import { checkTicket, kenoOutcomes, linePrice, outcomeLabels, outcomePrizes, prizesOf } from '../index';
import type { KenoTicket } from '../keno/ticket';
import { choose } from '../counting';

const parity = ['EVEN', 'ODD', 'EVEN_1112', 'ODD_1112', 'DRAW_ODD_EVEN'] as const;
const size = ['UPPER', 'LOWER', 'DRAW_UPPER_LOWER'] as const;

/** Twenty numbers of which so many are even, half of them big. */
function drawWithEven(count: number) {
  const even = [2, 42, 4, 44, 6, 46, 8, 48, 10, 50, 12, 52, 14, 54, 16, 56, 18, 58, 20, 60];
  const odd = even.map((number) => number + 1);
  return { numbers: [...even.slice(0, count), ...odd.slice(count)] };
}

function drawWithBig(count: number) {
  const big = Array.from({ length: 20 }, (_, index) => 41 + index);
  return { numbers: [...big.slice(0, count), ...big.slice(count).map((number) => number - 40)] };
}

function bet(playMethod: string): KenoTicket {
  const gameId = (parity as readonly string[]).includes(playMethod) ? 'kenoeo' : 'kenoud';
  const checked = checkTicket(gameId, { playMethod });
  if (!checked.ok) throw new Error(checked.message);
  return checked.value;
}

describe('checkTicket kenoeo and kenoud', () => {
  it.each(parity)('kenoeo takes %s, kenoud does not', (playMethod) => {
    expect(checkTicket('kenoeo', { playMethod }).ok).toBe(true);
    expect(checkTicket('kenoud', { playMethod })).toMatchObject({ code: 'INVALID_PLAY_METHOD' });
  });

  it.each(size)('kenoud takes %s, kenoeo does not', (playMethod) => {
    expect(checkTicket('kenoud', { playMethod }).ok).toBe(true);
    expect(checkTicket('kenoeo', { playMethod })).toMatchObject({ code: 'INVALID_PLAY_METHOD' });
  });

  it('takes valid numbers along and does not keep them', () => {
    expect(checkTicket('kenoeo', { playMethod: 'EVEN', listNumber: [1, 2], betAmount: 30_000 })).toMatchObject({
      ok: true,
      value: { listNumber: [], playMethod: 'EVEN', betAmount: 30_000 },
    });
  });

  it.each([
    ['no outcome', { listNumber: [1] }, 'INVALID_PLAY_METHOD'],
    ['a level', { playMethod: 'LEVEL_1', listNumber: [1] }, 'INVALID_PLAY_METHOD'],
    ['eleven numbers', { playMethod: 'EVEN', listNumber: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }, 'INVALID_NUMBER_COUNT'],
    ['81', { playMethod: 'EVEN', listNumber: [81] }, 'INVALID_NUMBER_RANGE'],
    ['a number twice', { playMethod: 'EVEN', listNumber: [8, 8] }, 'DUPLICATE_NUMBERS'],
    ['no stake', { playMethod: 'EVEN', betAmount: 0 }, 'INVALID_PRICE'],
    ['another base price', { playMethod: 'EVEN', price: '20000' }, 'INVALID_PRICE'],
  ])('refuses %s', (_name, ticket, code) => {
    expect(checkTicket('kenoeo', ticket)).toMatchObject({ ok: false, code });
  });

  it('costs its stake a draw', () => {
    const checked = checkTicket('kenoud', { playMethod: 'UPPER', betAmount: 200_000 });
    expect(checked.ok && linePrice({ gameId: 'kenoud', ticket: checked.value, numberPeriod: 3 })).toBe(600_000);
  });
});

describe('outcomes of a draw', () => {
  it.each([
    [20, 'EVEN', 200_000],
    [15, 'EVEN', 200_000],
    [14, 'EVEN', 40_000],
    [13, 'EVEN', 40_000],
    [12, 'EVEN_1112', 20_000],
    [11, 'EVEN_1112', 20_000],
    [10, 'DRAW_ODD_EVEN', 20_000],
    [9, 'ODD_1112', 20_000],
    [8, 'ODD_1112', 20_000],
    [7, 'ODD', 40_000],
    [6, 'ODD', 40_000],
    [5, 'ODD', 200_000],
    [0, 'ODD', 200_000],
  ])('%i even is %s for %i, and no other bet wins', (count, outcome, value) => {
    const draw = drawWithEven(count);
    expect(kenoOutcomes(draw).parity.outcome).toBe(outcome);
    for (const other of parity) {
      expect(prizesOf('kenoeo', bet(other), draw).map((line) => line.value)).toEqual(other === outcome ? [value] : []);
    }
  });

  it.each([
    [20, 'UPPER', 26_000],
    [13, 'UPPER', 26_000],
    [12, 'UPPER', 10_000],
    [11, 'UPPER', 10_000],
    [10, 'DRAW_UPPER_LOWER', 26_000],
    [9, 'LOWER', 10_000],
    [8, 'LOWER', 10_000],
    [7, 'LOWER', 26_000],
    [0, 'LOWER', 26_000],
  ])('%i big is %s for %i, and no other bet wins', (count, outcome, value) => {
    const draw = drawWithBig(count);
    expect(kenoOutcomes(draw).size.outcome).toBe(outcome);
    for (const other of size) {
      expect(prizesOf('kenoud', bet(other), draw).map((line) => line.value)).toEqual(other === outcome ? [value] : []);
    }
  });

  it.each([...parity, ...size])('%s returns 40 to 61 per cent of its stakes', (outcome) => {
    const chance = (count: number) => (choose(40, count) * choose(40, 20 - count)) / choose(80, 20);
    const counts = outcome.includes('DRAW')
      ? [10]
      : outcome.includes('1112')
        ? [11, 12]
        : [11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
    const expected = counts.reduce((sum, count) => {
      const prize = outcomePrizes[outcome].find(({ from }) => count >= from);
      return sum + chance(count) * (prize?.value ?? 0);
    }, 0);
    expect(expected / 10_000).toBeGreaterThan(0.4);
    expect(expected / 10_000).toBeLessThan(0.61);
  });
});

it.each([
  ['EVEN', 'Chẵn'],
  ['ODD', 'Lẻ'],
  ['UPPER', 'Lớn'],
  ['LOWER', 'Nhỏ'],
  ['DRAW_UPPER_LOWER', 'Hòa Lớn Nhỏ'],
  ['DRAW_ODD_EVEN', 'Hòa'],
  ['EVEN_1112', 'Chẵn 11-12'],
  ['ODD_1112', 'Lẻ 11-12'],
] as const)('%s reads %s', (outcome, label) => {
  expect(outcomeLabels[outcome]).toBe(label);
});
