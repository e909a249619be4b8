import { describe, expect, it } from 'vitest';
import { vietnamDate, vietnamInstant, vietnamTime, weekdayInVietnam } from './index';

describe('Vietnam time', () => {
  it.each([
    ['2026-08-21T10:30:00Z', '21/08/2026', '17:30', 'friday'],
    ['2026-08-21T16:59:59.999Z', '21/08/2026', '23:59', 'friday'],
    ['2026-08-21T17:00:00Z', '22/08/2026', '00:00', 'saturday'],
    ['2026-12-31T17:00:00Z', '01/01/2027', '00:00', 'friday'],
    ['2024-02-28T17:00:00Z', '29/02/2024', '00:00', 'thursday'],
  ])('%s is %s %s, %s', (instant, date, time, weekday) => {
    expect(vietnamDate(instant)).toBe(date);
    expect(vietnamTime(new Date(instant))).toBe(time);
    expect(weekdayInVietnam(Date.parse(instant))).toBe(weekday);
  });

  it.each([
    ['21/08/2026', '17:30', '2026-08-21T10:30:00.000Z'],
    ['21/08/2026', '17:30:59', '2026-08-21T10:30:59.000Z'],
    ['01/01/2027', '00:00:00', '2026-12-31T17:00:00.000Z'],
    ['29/02/2024', '12:00', '2024-02-29T05:00:00.000Z'],
  ])('%s %s is the moment %s', (date, time, instant) => {
    expect(new Date(vietnamInstant(date, time) ?? 0).toISOString()).toBe(instant);
  });

  it.each([
    ['2026-08-21', '17:30'],
    ['31/02/2026', '17:30'],
    ['21/13/2026', '17:30'],
    ['21/08/2026', '25:00'],
    ['21/08/2026', ''],
  ])('%s %s is no moment', (date, time) => {
    expect(vietnamInstant(date, time)).toBeNull();
  });
});
