import { describe, expect, it } from 'vitest';
import type { DatedTransaction } from '../../data/wallet';
import { dayCards, dayLabel } from './days';

const NOW = Date.parse('2026-11-21T05:00:00.000Z');

/** A movement on a day of which the server counts so many. */
function moved(given: Partial<DatedTransaction>, count?: number): DatedTransaction {
  return {
    id: 'a',
    kind: 'buy',
    amount: 10_000,
    status: 'success',
    title: 'Mua vé',
    createdAt: '2026-11-20T10:00:00.000Z',
    orderId: null,
    bank: null,
    dayTotal: count === undefined ? undefined : { date: '', total: 0, count },
    ...given,
  };
}

const words = (rows: readonly DatedTransaction[]) =>
  dayCards(rows)[0]?.moved.map((fact) => fact.replaceAll('\u00A0', ' '));

describe('the cards of a history', () => {
  it('begin a new one at midnight in Vietnam', () => {
    const cards = dayCards([
      moved({ id: 'b', createdAt: '2026-11-20T17:00:00.000Z' }),
      moved({ createdAt: '2026-11-20T16:59:59.000Z' }),
    ]);
    expect(cards.map(({ date, rows }) => [date, rows.length])).toEqual([
      ['2026-11-21', 1],
      ['2026-11-20', 1],
    ]);
  });

  it('tell what a whole day has moved by kind, so that a top-up is no gain', () => {
    const rows: Partial<DatedTransaction>[] = [
      { kind: 'reward', amount: 100_000 },
      { kind: 'buy', amount: 500_000 },
      { kind: 'buy', amount: 50_000 },
      { kind: 'topup', amount: 2_000_000 },
      { kind: 'refund', amount: 10_000 },
      { kind: 'cashback', amount: 5_000 },
      { kind: 'withdraw', amount: 150_000, status: 'pending' },
      { kind: 'manual_debit', amount: 20_000 },
    ];
    expect(words(rows.map((row) => moved(row, rows.length)))).toEqual([
      'Nạp 2.000.000 ₫',
      'Mua 550.000 ₫',
      'Trúng 100.000 ₫',
      'Hoàn 15.000 ₫',
      'Rút 150.000 ₫',
      'Điều chỉnh giảm 20.000 ₫',
    ]);
  });

  it('leave out what moved nothing', () => {
    const rows: Partial<DatedTransaction>[] = [
      { kind: 'topup', status: 'pending' },
      { kind: 'withdraw', status: 'failed' },
      { kind: 'reward_transfer' },
    ];
    expect(words(rows.map((row) => moved(row, rows.length)))).toEqual([]);
  });

  it('tell nothing of a day that is cut by a page, or of which nobody knows whether it is', () => {
    expect(words([moved({}, 2)])).toEqual([]);
    expect(words([moved({})])).toEqual([]);
    expect(words([moved({ id: 'b' }, 2), moved({}, 2)])).toEqual(['Mua 20.000 ₫']);
  });

  it('split a busy day, with what it has moved once', () => {
    const many = Array.from({ length: 45 }, (_, index) => moved({ id: `t${index}` }, 45));
    const cards = dayCards(many);
    expect(cards.map(({ rows }) => rows.length)).toEqual([20, 20, 5]);
    expect(cards.map(({ isFirst }) => isFirst)).toEqual([true, false, false]);
    expect(cards.map((card) => card.moved.length)).toEqual([1, 0, 0]);
    expect(new Set(cards.map(({ key }) => key)).size).toBe(3);
  });
});

it.each([
  ['2026-11-21', 'Hôm nay'],
  ['2026-11-20', 'Hôm qua'],
  ['2026-11-19', 'Thứ Năm 19/11'],
  ['2025-12-31', 'Thứ Tư 31/12/2025'],
])('calls %s %s', (date, label) => {
  expect(dayLabel(date, NOW)).toBe(label);
});
