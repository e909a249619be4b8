import { describe, expect, it } from 'vitest';
import {
  breakEnd,
  changeLimit,
  isNearLimit,
  limitAt,
  monthOf,
  remainingAllowance,
  spanStart,
  texts,
  ticketsAWeek,
  timesUsual,
  usualStake,
  vietnamDay,
  weeksOfMonth,
} from '../index';
import { DAY } from '../vietnamDay';
import { RAISE_AFTER } from './limits';

const at = (text: string) => Date.parse(text);
const NOW = at('2026-11-21T12:16:42+07:00');

describe('the spans of a limit', () => {
  it.each([
    // A Saturday; midnight in Vietnam is 17:00 of the day before in UTC.
    ['day', '2026-11-21T12:16:42+07:00', '2026-11-21T00:00:00+07:00'],
    ['day', '2026-11-20T17:00:00Z', '2026-11-21T00:00:00+07:00'],
    ['day', '2026-11-20T16:59:59Z', '2026-11-20T00:00:00+07:00'],
    ['week', '2026-11-21T12:16:42+07:00', '2026-11-16T00:00:00+07:00'],
    ['week', '2026-11-22T23:59:59+07:00', '2026-11-16T00:00:00+07:00'],
    ['week', '2026-11-23T00:00:00+07:00', '2026-11-23T00:00:00+07:00'],
    ['month', '2026-11-21T12:16:42+07:00', '2026-11-01T00:00:00+07:00'],
    ['month', '2026-11-30T18:00:00Z', '2026-12-01T00:00:00+07:00'],
    ['month', '2027-01-01T00:00:00+07:00', '2027-01-01T00:00:00+07:00'],
  ] as const)('a %s that holds %s begins at %s', (span, instant, start) => {
    expect(spanStart(span, instant)).toBe(at(start));
  });

  it('is nothing for what is no moment', () => {
    expect(spanStart('week', 'x')).toBeNull();
  });
});

describe('a month in sevens', () => {
  const days = (instant: string) =>
    weeksOfMonth(instant).map(({ from, to }) => [vietnamDay(from), vietnamDay(to - 1), (to - from) / DAY]);

  it('ends with what is left of it, at the midnights of Vietnam', () => {
    expect(days('2026-08-31T23:59:59+07:00')).toEqual([
      ['2026-08-01', '2026-08-07', 7],
      ['2026-08-08', '2026-08-14', 7],
      ['2026-08-15', '2026-08-21', 7],
      ['2026-08-22', '2026-08-28', 7],
      ['2026-08-29', '2026-08-31', 3],
    ]);
  });

  it.each([
    ['2026-08-31T17:00:00Z', 1],
    ['2026-09-07T16:59:59Z', 1],
    ['2026-09-07T17:00:00Z', 2],
    ['2027-02-28T23:59:59+07:00', 4],
    ['2028-02-29T00:00:00+07:00', 5],
  ])('of %s has %i that have begun', (instant, count) => {
    expect(weeksOfMonth(instant)).toHaveLength(count);
  });

  it.each([
    ['2026-12-31T23:59:59+07:00', '2026-12-01T00:00:00+07:00', '2027-01-01T00:00:00+07:00'],
    ['2026-12-31T17:00:00Z', '2027-01-01T00:00:00+07:00', '2027-02-01T00:00:00+07:00'],
    ['2027-02-14T12:00:00+07:00', '2027-02-01T00:00:00+07:00', '2027-03-01T00:00:00+07:00'],
  ])('%s is in the month from %s to %s', (instant, from, to) => {
    expect(monthOf(instant)).toEqual({ from: at(from), to: at(to) });
  });

  it('has none for what is no moment', () => {
    expect([weeksOfMonth('x'), monthOf('x')]).toEqual([[], null]);
  });
});

describe('a budget of a month', () => {
  it.each([
    [399_999, 500_000, false],
    [400_000, 500_000, true],
    [8_000, 10_000, true],
    [0, 10_000, false],
  ])('%i of %i spent is near its end: %s', (spent, limit, isNear) => {
    expect(isNearLimit(spent, limit)).toBe(isNear);
  });

  it.each([
    [500_000, 12],
    [200_000, 5],
    [10_000, 0],
  ])('of %i buys about %i tickets a week', (budget, tickets) => {
    expect(ticketsAWeek(budget)).toBe(tickets);
  });
});

describe('a change of a limit', () => {
  const of = (amount: number | null) => ({ amount, pending: null });
  it('counts at once when it is lower, or the first', () => {
    expect(changeLimit(of(500_000), 200_000, NOW)).toEqual(of(200_000));
    expect(changeLimit(of(null), 200_000, NOW)).toEqual(of(200_000));
    expect(changeLimit(of(200_000), 200_000, NOW)).toEqual(of(200_000));
  });

  it.each([500_000, null])('to %s waits a day', (wanted) => {
    const raised = changeLimit(of(200_000), wanted, NOW);
    expect(raised).toEqual({ amount: 200_000, pending: { amount: wanted, from: NOW + RAISE_AFTER } });
    expect(limitAt(raised, NOW + RAISE_AFTER - 1).amount).toBe(200_000);
    expect(limitAt(raised, NOW + RAISE_AFTER)).toEqual(of(wanted));
  });

  it('keeps the wait of a raise that is asked for twice, and begins it anew for another', () => {
    const raised = changeLimit(of(200_000), 500_000, NOW);
    expect(changeLimit(raised, 500_000, NOW + 1000)).toEqual(raised);
    expect(changeLimit(raised, 600_000, NOW + 1000).pending?.from).toBe(NOW + 1000 + RAISE_AFTER);
  });

  it('takes a waiting raise back when it lowers, or stays', () => {
    const raised = changeLimit(of(200_000), 500_000, NOW);
    expect(changeLimit(raised, 100_000, NOW)).toEqual(of(100_000));
    expect(changeLimit(raised, 200_000, NOW)).toEqual(of(200_000));
  });
});

describe('what may still be spent', () => {
  const none = { day: null, week: null, month: null };
  const spent = { day: 20_000, week: 120_000, month: 400_000 };
  it('is the least of what the limits leave', () => {
    expect(remainingAllowance({ day: 200_000, week: 200_000, month: 1_000_000 }, spent)).toEqual({
      span: 'week',
      left: 80_000,
    });
    expect(remainingAllowance({ ...none, month: 300_000 }, spent)).toEqual({ span: 'month', left: 0 });
    expect(remainingAllowance({ day: 50_000, week: 150_000, month: null }, spent)).toEqual({
      span: 'day',
      left: 30_000,
    });
    expect(remainingAllowance(none, spent)).toBeNull();
  });

  it('reads as a sentence', () => {
    expect(texts.roomLeft('week', 80_000)).toBe('còn 80.000\u00A0₫ trong tuần');
  });
});

describe('the usual purchase', () => {
  it.each([
    [[10_000, 20_000], null],
    [[10_000, 30_000, 20_000], 20_000],
    [[30_000, 10_000, 20_000, 1_000_000], 20_000],
    [[30_000, 30_000, 30_000, 360_000, 10_000], 30_000],
  ])('of %j is %s', (purchases, usual) => {
    expect(usualStake(purchases)).toBe(usual);
  });

  it('is far below what is more than ten times as much', () => {
    expect(timesUsual(300_000, 30_000)).toBeNull();
    expect(timesUsual(310_000, 30_000)).toBe(10);
    expect(timesUsual(360_000, 30_000)).toBe(12);
    expect(timesUsual(9_000_000, null)).toBeNull();
  });
});

describe('a break', () => {
  it.each([
    ['24h', '2026-11-21T12:16:42+07:00', '2026-11-22T12:16:42+07:00'],
    ['7d', '2026-11-21T12:16:42+07:00', '2026-11-28T12:16:42+07:00'],
    ['6m', '2026-11-21T12:16:42+07:00', '2027-05-21T12:16:42+07:00'],
    ['6m', '2026-08-31T23:30:00+07:00', '2027-02-28T23:30:00+07:00'],
    ['6m', '2027-08-31T00:00:00+07:00', '2028-02-29T00:00:00+07:00'],
  ] as const)('of %s from %s lasts until %s', (length, from, end) => {
    expect(breakEnd(length, at(from))).toBe(at(end));
  });
});
