import { describe, expect, it } from 'vitest';
import type { DatedTransaction } from '../../data/wallet';
import { dayCards, dayLabel } from './days';

const NOW = Date.parse('2026-11-21T05:00:00.000Z');

function bought(id: string, createdAt: string, total?: number): DatedTransaction {
  const dayTotal = total === undefined ? undefined : { date: '', total, count: 1 };
  return {
    id,
    kind: 'buy',
    amount: 10_000,
    status: 'success',
    title: 'Mua vé',
    createdAt,
    orderId: null,
    bank: null,
    dayTotal,
  };
}

describe('the cards of a history', () => {
  it('begin a new one at midnight in Vietnam', () => {
    const cards = dayCards([bought('b', '2026-11-20T17:00:00.000Z'), bought('a', '2026-11-20T16:59:59.000Z')]);
    expect(cards.map(({ date, rows }) => [date, rows.length])).toEqual([
      ['2026-11-21', 1],
      ['2026-11-20', 1],
    ]);
  });

  it('show the whole day’s sum where the server tells it, else that of the rows', () => {
    const day = '2026-11-20T10:00:00.000Z';
    expect(dayCards([bought('b', day, -70_000), bought('a', day, -70_000)])[0]?.total).toBe(-70_000);
    expect(dayCards([bought('b', day), bought('a', day)])[0]?.total).toBe(-20_000);
  });

  it('split a busy day, with its sum once', () => {
    const many = Array.from({ length: 45 }, (_, index) => bought(`t${index}`, '2026-11-20T10:00:00.000Z', -450_000));
    const cards = dayCards(many);
    expect(cards.map(({ rows }) => rows.length)).toEqual([20, 20, 5]);
    expect(cards.map(({ total }) => total)).toEqual([-450_000, null, null]);
    expect(new Set(cards.map(({ key }) => key)).size).toBe(3);
  });
});

it.each([
  ['2026-11-21', 'Hôm nay'],
  ['2026-11-20', 'Hôm qua'],
  ['2026-11-19', 'Thứ Năm 19/11'],
  ['2025-12-31', 'Thứ Tư 31/12/2025'],
])('calls %s %s', (date, words) => {
  expect(dayLabel(date, NOW)).toBe(words);
});
