import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  closesAt,
  drawsOfDay,
  drawsOnSale,
  momentOnDay,
  SALES_CUT_OFF,
  scheduleSchema,
  timesOf,
  upcomingDraws,
  vietnamDate,
  vietnamDay,
  vietnamTime,
  weekdays,
  type CalendarDraw,
} from '../index';
import { weekdayInVietnam } from '../vietnamTime';
import { channel, schedule, timetable } from '../testing/schedules';

function at(text: string): number {
  return Date.parse(`${text}+07:00`);
}

function said(moments: readonly number[]): string[] {
  return moments.map((moment) => `${vietnamDate(moment)} ${vietnamTime(moment)}`);
}

function saidOf(draws: readonly CalendarDraw[]): string[] {
  return draws.map(({ dialAt, channel: drawing }) => [vietnamTime(dialAt), drawing?.id].filter(Boolean).join(' '));
}

const everyEightMinutes = timetable({ times: { first: '06:08', last: '21:52', everyMinutes: 8 } });

describe('timesOf', () => {
  it.each([
    [
      ['21:00', '13:00'],
      ['13:00', '21:00'],
    ],
    [['18:00', '18:00'], ['18:00']],
    [[], []],
    [{ first: '06:00', last: '06:30', everyMinutes: 10 }, ['06:00', '06:10', '06:20', '06:30']],
    [{ first: '06:00', last: '06:29', everyMinutes: 10 }, ['06:00', '06:10', '06:20']],
    [{ first: '23:58', last: '23:59', everyMinutes: 1 }, ['23:58', '23:59']],
    [{ first: '07:00', last: '06:00', everyMinutes: 10 }, []],
  ])('%j are %j', (times, expected) => {
    expect(timesOf(times)).toEqual(expected);
  });
});

describe('upcomingDraws', () => {
  it('counts 119 draws a day every 8 minutes and goes on with the first of the next day', () => {
    const day = upcomingDraws(everyEightMinutes, { after: at('2026-08-21T00:00:00'), count: 120 });
    expect(said([...day.slice(0, 2), ...day.slice(118)])).toEqual([
      '21/08/2026 06:08',
      '21/08/2026 06:16',
      '21/08/2026 21:52',
      '22/08/2026 06:08',
    ]);
  });

  it('passes over the draw of this very moment', () => {
    const after = at('2026-08-21T18:00:00');
    expect(said(upcomingDraws(timetable(), { after: after - 1, count: 1 }))).toEqual(['21/08/2026 18:00']);
    expect(said(upcomingDraws(timetable(), { after, count: 1 }))).toEqual(['22/08/2026 18:00']);
  });

  it('passes over days off, both ends included, and goes over the end of a year and a leap day', () => {
    const resting = timetable({ daysOff: [{ from: '2026-12-31', to: '2027-01-02' }] });
    expect(said(upcomingDraws(resting, { after: at('2026-12-30T12:00:00'), count: 2 }))).toEqual([
      '30/12/2026 18:00',
      '03/01/2027 18:00',
    ]);
    expect(said(upcomingDraws(timetable(), { after: at('2028-02-28T18:00:00'), count: 2 }))).toEqual([
      '29/02/2028 18:00',
      '01/03/2028 18:00',
    ]);
  });

  it('ends where nothing is drawn, and for a moment or a count that is none', () => {
    expect(upcomingDraws(timetable({ weekdays: [] }), { after: 0, count: 3 })).toEqual([]);
    expect(upcomingDraws(timetable({ times: [] }), { after: 0, count: 3 })).toEqual([]);
    const forever = timetable({ daysOff: [{ from: '1970-01-01', to: '9999-12-31' }] });
    expect(upcomingDraws(forever, { after: 0, count: 3 })).toEqual([]);
    expect(upcomingDraws(timetable(), { after: Number.NaN, count: 3 })).toEqual([]);
    expect(upcomingDraws(timetable(), { after: 9e15, count: 3 })).toEqual([]);
    expect(upcomingDraws(timetable(), { after: 0, count: 0 })).toEqual([]);
    expect(upcomingDraws(timetable(), { after: 0, count: Number.NaN })).toEqual([]);
  });

  it('always finds later draws in order, on its weekdays, at its times and on no day off', () => {
    const moments = fc.integer({ min: Date.parse('1990-01-01'), max: Date.parse('2100-01-01') });
    const days = fc.subarray([...weekdays], { minLength: 1 });
    const times = fc.subarray(['00:00', '06:08', '13:00', '23:59'], { minLength: 1 });
    fc.assert(
      fc.property(moments, days, times, fc.integer({ min: 1, max: 30 }), (after, chosen, hours, count) => {
        const off = vietnamDay(after + 3 * 86_400_000);
        const own = timetable({ weekdays: chosen, times: hours, daysOff: [{ from: off, to: off }] });
        const draws = upcomingDraws(own, { after, count });
        expect(draws).toHaveLength(count);
        for (const [index, draw] of draws.entries()) {
          expect(draw).toBeGreaterThan(draws[index - 1] ?? after);
          expect(chosen).toContain(weekdayInVietnam(draw));
          expect(hours).toContain(vietnamTime(draw));
          expect(vietnamDay(draw)).not.toBe(off);
        }
      }),
    );
  });
});

describe('a calendar of several companies', () => {
  const regional = schedule(
    { channel: channel('hue', 'MT'), weekdays: ['monday', 'sunday'], times: ['17:15'] },
    { channel: channel('tphcm'), weekdays: ['monday', 'saturday'], times: ['16:15'] },
    { channel: channel('ca-mau'), weekdays: ['monday'], times: ['16:15'] },
  );

  it('tells the channels of a day, the one that closes first leading', () => {
    expect(saidOf(drawsOfDay(regional, at('2026-08-24T23:59:59')))).toEqual([
      '16:15 ca-mau',
      '16:15 tphcm',
      '17:15 hue',
    ]);
    expect(saidOf(drawsOfDay(regional, at('2026-08-24T00:00:00')))).toHaveLength(3);
    expect(saidOf(drawsOfDay(regional, at('2026-08-23T12:00:00')))).toEqual(['17:15 hue']);
    expect(saidOf(drawsOfDay(regional, at('2026-08-25T12:00:00')))).toEqual([]);
    expect(saidOf(drawsOfDay(regional, Number.NaN))).toEqual([]);
  });

  it('sells the channel that closes first until 60 s before its draw, then the next', () => {
    const first = (now: number) => saidOf(drawsOnSale(regional, { now, count: 2, cutOff: SALES_CUT_OFF }));
    expect(first(at('2026-08-24T16:13:59.999'))).toEqual(['16:15 ca-mau', '16:15 tphcm']);
    expect(first(at('2026-08-24T16:14:00'))).toEqual(['17:15 hue', '16:15 tphcm']);
    expect(first(at('2026-08-24T17:14:00'))).toEqual(['16:15 tphcm', '17:15 hue']);
  });
});

describe('drawsOnSale', () => {
  const keno = schedule(everyEightMinutes);
  const onSale = (now: string, cutOff = SALES_CUT_OFF) =>
    said(drawsOnSale(keno, { now: at(now), count: 2, cutOff }).map(({ dialAt }) => dialAt));

  it('has the current and the next period, which are tomorrow’s outside hours', () => {
    expect(onSale('2026-08-21T12:00:00')).toEqual(['21/08/2026 12:08', '21/08/2026 12:16']);
    expect(onSale('2026-08-21T21:50:59.999')).toEqual(['21/08/2026 21:52', '22/08/2026 06:08']);
    expect(onSale('2026-08-21T21:51:00')).toEqual(['22/08/2026 06:08', '22/08/2026 06:16']);
    expect(onSale('2026-08-22T03:00:00')).toEqual(['22/08/2026 06:08', '22/08/2026 06:16']);
  });

  it('keeps to the cut-off it is told', () => {
    expect(onSale('2026-08-21T12:03:00', 300_000)).toEqual(['21/08/2026 12:16', '21/08/2026 12:24']);
    expect(onSale('2026-08-21T12:07:59.999', 0)).toEqual(['21/08/2026 12:08', '21/08/2026 12:16']);
  });

  it('never offers a draw that is closed, nor leaves out one that is not', () => {
    const calendar = schedule({ times: ['13:00', '21:00'] });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => {
        const [current] = drawsOnSale(calendar, { now, count: 1, cutOff: SALES_CUT_OFF });
        expect(current && closesAt(current.dialAt, SALES_CUT_OFF)).toBeGreaterThan(now);
        const earlier = drawsOfDay(calendar, now).filter(({ dialAt }) => dialAt < (current?.dialAt ?? 0));
        expect(earlier.every(({ dialAt }) => now >= dialAt - SALES_CUT_OFF)).toBe(true);
      }),
    );
  });
});

describe('scheduleSchema', () => {
  const good = schedule({}, { channel: channel('tphcm'), daysOff: [{ from: '2028-02-29', to: '2028-03-01' }] });

  it('accepts a calendar as it is', () => {
    expect(v.parse(scheduleSchema, JSON.parse(JSON.stringify(good)))).toEqual(good);
    expect(momentOnDay('2028-02-29', '18:00')).toBe(at('2028-02-29T18:00:00'));
  });

  it.each([
    ['a time of 24:00', { times: ['24:00'] }],
    ['a time without minutes', { times: ['18'] }],
    ['no pace', { times: { first: '06:08', last: '21:52', everyMinutes: 0 } }],
    ['half a minute', { times: { first: '06:08', last: '21:52', everyMinutes: 0.5 } }],
    ['another weekday', { weekdays: ['Monday'] }],
    ['a day that does not exist', { daysOff: [{ from: '2026-02-29', to: '2026-03-01' }] }],
    ['a region nobody plays', { channel: { id: 'ha-noi', name: 'Hà Nội', region: 'MB' } }],
  ])('refuses %s', (_name, over) => {
    expect(v.is(scheduleSchema, { ...good, timetables: [{ ...timetable(), ...over }] })).toBe(false);
  });

  it.each([[null], [[]], ['{}'], [{}], [{ timetables: [] }]])('refuses %j', (value) => {
    expect(v.is(scheduleSchema, value)).toBe(false);
  });
});
