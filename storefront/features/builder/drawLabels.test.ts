import { gameEntry } from '@veloc/rules/testing/gameEntry';
import { describe, expect, it } from 'vitest';
import { drawDays, drawDayLabel, drawHead, drawInSentence, drawList, drawTimeLabel } from './drawLabels';

const saturdayNoon = Date.parse('2026-11-21T12:16:42+07:00');

describe('drawTimeLabel', () => {
  it.each([
    ['21/11/2026', '12:24', 'Quay lúc 12:24 hôm nay'],
    ['22/11/2026', '06:08', 'Quay lúc 06:08 ngày mai'],
    ['24/11/2026', '06:08', 'Quay lúc 06:08 ngày 24/11'],
  ])('names %s %s as people do', (resultDate, resultTime, words) => {
    expect(drawTimeLabel({ resultDate, resultTime }, saturdayNoon)).toBe(words);
  });

  it("goes by Vietnam's day, not by the device's", () => {
    const justAfterMidnight = Date.parse('2026-11-21T17:05:00Z');
    expect(drawTimeLabel({ resultDate: '22/11/2026', resultTime: '06:08' }, justAfterMidnight)).toContain('hôm nay');
  });
});

it.each([
  ['Kỳ #0219846', { title: 'Kỳ #0219846', detail: 'Quay lúc 12:24 hôm nay' }],
  ['Kỳ 21/11/2026 12:24', { title: 'Quay lúc 12:24 hôm nay', detail: '' }],
])('says the time of %s once', (name, head) => {
  expect(drawHead({ name, resultTime: '12:24' }, 'Quay lúc 12:24 hôm nay')).toEqual(head);
});

describe('drawDayLabel', () => {
  it('names the weekday', () => {
    const draw = { resultDate: '22/11/2026', resultTime: '18:00' };
    expect(drawDayLabel(draw, saturdayNoon)).toBe('Quay 18:00 Chủ Nhật 22/11');
  });

  it('says of the day itself that it is today', () => {
    const draw = { resultDate: '21/11/2026', resultTime: '18:00' };
    expect(drawDayLabel(draw, saturdayNoon)).toBe('Quay 18:00 hôm nay');
  });

  it('leaves out a weekday that cannot be told', () => {
    expect(drawDayLabel({ resultDate: '31/02/2026', resultTime: '18:00' }, saturdayNoon)).toBe('Quay 18:00 31/02');
  });
});

describe('drawDays', () => {
  const entry = (drawInterval: number | null) =>
    gameEntry(Date.parse('2026-11-22T11:00:00Z'), { periodId: 'mega:01590', maxPeriods: 6, drawInterval });

  it.each([
    [3 * 86_400, 2, ['CN 22/11', 'T4 25/11']],
    [3 * 86_400, 1, ['CN 22/11']],
    [null, 3, ['CN 22/11']],
    [8 * 3_600, 2, ['18:00 CN 22/11', '02:00 T2 23/11']],
  ])('with %s s to the following draw and %s draws shows only days that are known', (interval, count, days) => {
    expect(drawDays(entry(interval), count)).toEqual(days);
  });

  it('begins small inside a sentence', () => {
    expect(drawInSentence(entry(null).nextPeriod)).toBe('kỳ #01590');
  });
});

describe('drawList', () => {
  it.each([
    [['2026-11-22T11:00:00.000Z', '2026-11-25T11:00:00.000Z', '2026-11-27T11:00:00.000Z'], 2, ['CN 22/11', 'T4 25/11']],
    [
      ['2026-11-21T06:00:00.000Z', '2026-11-21T14:00:00.000Z', '2026-11-22T06:00:00.000Z'],
      3,
      ['T7 21/11: 13:00, 21:00', 'CN 22/11: 13:00'],
    ],
    [[], 3, []],
  ])('of %s for %i draws', (drawDates, count, words) => {
    expect(drawList({ drawDates }, count)).toEqual(words);
  });
});
