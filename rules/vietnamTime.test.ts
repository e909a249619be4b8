import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  momentOnDay,
  startOfDay,
  vietnamClock,
  vietnamDate,
  vietnamDay,
  vietnamInstant,
  vietnamTime,
  weekdayOf,
} from './index';
import { momentOf, weekdayInVietnam } from './vietnamTime';

const hour = 3_600_000;

describe('a moment on the clocks of Vietnam', () => {
  it.each([
    ['2026-08-21T10:30:00Z', '21/08/2026', '17:30:00', 'friday'],
    ['2026-08-21T17:30:00+07:00', '21/08/2026', '17:30:00', 'friday'],
    ['2026-08-21T16:59:59.999Z', '21/08/2026', '23:59:59', 'friday'],
    ['2026-08-21T17:00:00Z', '22/08/2026', '00:00:00', 'saturday'],
    ['2026-12-31T17:00:00Z', '01/01/2027', '00:00:00', 'friday'],
    ['2024-02-28T17:00:00Z', '29/02/2024', '00:00:00', 'thursday'],
    ['2023-02-28T17:00:00Z', '01/03/2023', '00:00:00', 'wednesday'],
    ['2000-02-29T12:00:00Z', '29/02/2000', '19:00:00', 'tuesday'],
    ['1900-03-01T00:00:00+07:00', '01/03/1900', '00:00:00', 'thursday'],
    ['2100-02-28T23:59:59+07:00', '28/02/2100', '23:59:59', 'sunday'],
    ['1969-12-31T17:00:00Z', '01/01/1970', '00:00:00', 'thursday'],
    ['0001-01-01T00:00:00+07:00', '01/01/0001', '00:00:00', 'monday'],
  ])('%s is %s %s, %s', (instant, date, clock, weekday) => {
    const moment = Date.parse(instant);
    for (const form of [instant, moment, new Date(moment)]) {
      expect(vietnamDate(form)).toBe(date);
      expect(vietnamDay(form)).toBe(date.split('/').toReversed().join('-'));
      expect(vietnamClock(form)).toBe(clock);
      expect(vietnamTime(form)).toBe(clock.slice(0, 5));
      expect(weekdayInVietnam(form)).toBe(weekday);
    }
    expect(weekdayOf(date)).toBe(weekday);
  });

  // Before June 1975 Saigon kept other hours; no lottery sold here is that old, so the rules keep to one offset.
  it('is what Intl says of Asia/Ho_Chi_Minh, from 1976 to 2100', () => {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Ho_Chi_Minh',
      weekday: 'long',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    fc.assert(
      fc.property(fc.integer({ min: Date.parse('1976-01-01'), max: Date.parse('2101-01-01') }), (moment) => {
        const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
        expect(vietnamDate(moment)).toBe(`${parts.day}/${parts.month}/${parts.year}`);
        expect(vietnamClock(moment)).toBe(`${parts.hour}:${parts.minute}:${parts.second}`);
        expect(weekdayInVietnam(moment)).toBe(parts.weekday?.toLowerCase());
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a date and a time of Vietnam as a moment', () => {
  it.each([
    ['21/08/2026', '17:30', '2026-08-21T10:30:00.000Z'],
    ['21/08/2026', '17:30:59', '2026-08-21T10:30:59.000Z'],
    ['01/01/2027', '00:00:00', '2026-12-31T17:00:00.000Z'],
    ['29/02/2024', '12:00', '2024-02-29T05:00:00.000Z'],
    ['28/02/2100', '23:59:59', '2100-02-28T16:59:59.000Z'],
  ])('%s %s is the moment %s', (date, time, instant) => {
    expect(new Date(vietnamInstant(date, time) ?? 0).toISOString()).toBe(instant);
  });

  it('reads back every second of the years 1900 to 2100', () => {
    const second = fc.integer({ min: Date.parse('1900-01-01') / 1000, max: Date.parse('2101-01-01') / 1000 });
    fc.assert(
      fc.property(second, (seconds) => {
        const moment = seconds * 1000;
        expect(vietnamInstant(vietnamDate(moment), vietnamClock(moment))).toBe(moment);
        expect(momentOnDay(vietnamDay(moment), vietnamTime(moment))).toBe(
          moment - (((moment % 60_000) + 60_000) % 60_000),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it('has every day of the years 1900 to 2100 once, each 24 hours after the one before', () => {
    let expected = Date.parse('1900-01-01T00:00:00+07:00');
    for (let year = 1900; year <= 2100; year += 1) {
      for (let month = 1; month <= 12; month += 1) {
        for (let day = 1; day <= 31; day += 1) {
          const date = [day, month].map((part) => String(part).padStart(2, '0')).join('/') + `/${year}`;
          const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
          expect(vietnamInstant(date, '00:00')).toBe(day > length ? null : expected);
          if (day <= length) expected += 24 * hour;
        }
      }
    }
    expect(expected).toBe(Date.parse('2101-01-01T00:00:00+07:00'));
  });

  it.each([
    ['2026-08-21', '17:30'],
    ['31/02/2026', '17:30'],
    ['29/02/2023', '17:30'],
    ['29/02/1900', '17:30'],
    ['31/04/2026', '17:30'],
    ['00/08/2026', '17:30'],
    ['21/00/2026', '17:30'],
    ['21/13/2026', '17:30'],
    ['21/8/2026', '17:30'],
    ['21/08/26', '17:30'],
    ['21/08/2026', '25:00'],
    ['21/08/2026', '24:00'],
    ['21/08/2026', '17:60'],
    ['21/08/2026', '17:30:60'],
    ['21/08/2026', '7:30'],
    ['21/08/2026', '17:30:00.000'],
    ['21/08/2026', ''],
    ['', '17:30'],
    [' 21/08/2026', '17:30'],
    ['21/08/2026\n', '17:30'],
    [null, '17:30'],
    ['21/08/2026', undefined],
    [['21/08/2026'], '17:30'],
    [{ toString: () => '21/08/2026' }, '17:30'],
    [Symbol('21/08/2026'), '17:30'],
    [21_082_026, 1_730],
  ])('%o %o is no moment', (date, time) => {
    expect(vietnamInstant(date, time)).toBeNull();
  });
});

describe('momentOf', () => {
  const moment = Date.parse('2026-08-21T10:30:00Z');

  it.each([
    [moment],
    [new Date(moment)],
    ['2026-08-21T10:30:00Z'],
    ['2026-08-21T10:30Z'],
    ['2026-08-21T10:30:00.000Z'],
    ['2026-08-21T17:30:00+07:00'],
    ['2026-08-21T03:30:00-07:00'],
  ])('%o is a moment', (instant) => {
    expect(momentOf(instant)).toBe(moment);
  });

  it.each([
    ['2026-08-21T10:30:00'],
    ['2026-08-21'],
    ['2026-08-21 10:30:00Z'],
    ['2026-02-29T10:30:00Z'],
    ['2026-08-21T10:30:00+0700'],
    ['2026-08-21T25:30:00Z'],
    ['21/08/2026'],
    ['Fri Aug 21 2026 10:30:00 GMT'],
    ['soon'],
    [''],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [8.64e15 + 1],
    [new Date('soon')],
    [null],
    [undefined],
    [{}],
    [[moment]],
    [1n],
    [Symbol('now')],
  ])('%o is none', (instant) => {
    expect(momentOf(instant)).toBeNull();
  });
});

describe('what is no moment', () => {
  it.each([Number.NaN, Infinity, 9e15, 8.64e15, -8.64e15, 'soon', '', new Date('soon')])(
    '%o has no words',
    (instant) => {
      expect(vietnamDate(instant)).toBe('');
      expect(vietnamDay(instant)).toBe('');
      expect(vietnamTime(instant)).toBe('');
      expect(vietnamClock(instant)).toBe('');
      expect(weekdayInVietnam(instant)).toBeNull();
      expect(startOfDay(instant)).toBeNull();
    },
  );

  it('is answered, never thrown at', () => {
    fc.assert(
      fc.property(fc.anything(), fc.oneof(fc.anything(), fc.string()), (first, second) => {
        expect(() => [momentOf(first), momentOf(second), vietnamInstant(first, second)]).not.toThrow();
      }),
    );
    for (const date of ['', '31/02/2026', 'today']) expect(weekdayOf(date)).toBeNull();
    for (const day of ['', '2026-02-31', '21/08/2026']) expect(momentOnDay(day, '18:00')).toBeNull();
  });
});

it('a day starts at midnight of Vietnam', () => {
  const midnight = Date.parse('2026-08-20T17:00:00Z');
  expect(startOfDay(midnight)).toBe(midnight);
  expect(startOfDay(midnight + 24 * hour - 1)).toBe(midnight);
  expect(startOfDay(midnight - 1)).toBe(midnight - 24 * hour);
});
