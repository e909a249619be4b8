import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawOfWord, drawRun, startOfWord, upcomingDraws, vietnamDate, vietnamTime, type PeriodWord } from '../index';
import { channel, evenings, schedule, timetable } from '../testing/schedules';

function at(text: string): number {
  return Date.parse(`${text}+07:00`);
}

function said(moment: number | undefined): string | null {
  return moment === undefined ? null : `${vietnamDate(moment)} ${vietnamTime(moment)}`;
}

const mega = evenings('wednesday', 'friday', 'sunday');
const keno = schedule({ times: { first: '06:08', last: '21:52', everyMinutes: 8 } });
const lotto = schedule({ times: ['13:00', '21:00'] });

describe('drawOfWord', () => {
  it.each<[string, typeof mega, PeriodWord, string, string]>([
    ['keno', keno, 'current', '2026-08-21T17:30:00', '21/08/2026 17:36'],
    ['keno', keno, 'next', '2026-08-21T17:30:00', '21/08/2026 17:44'],
    ['keno at its cut-off', keno, 'current', '2026-08-21T17:35:00', '21/08/2026 17:44'],
    ['keno before its cut-off', keno, 'current', '2026-08-21T17:34:59.999', '21/08/2026 17:36'],
    ['keno at night', keno, 'next', '2026-08-21T22:00:00', '22/08/2026 06:16'],
    ['mega', mega, 'friday', '2026-08-21T17:30:00', '21/08/2026 18:00'],
    ['mega', mega, 'sunday', '2026-08-21T17:30:00', '23/08/2026 18:00'],
    ['mega', mega, 'tuesday', '2026-08-21T17:30:00', '26/08/2026 18:00'],
    ['mega', mega, 'wednesday', '2026-08-21T17:30:00', '26/08/2026 18:00'],
    ['mega on a Tuesday', mega, 'tuesday', '2026-08-25T09:00:00', '26/08/2026 18:00'],
    ['mega at midnight', mega, 'friday', '2026-08-21T00:00:00', '21/08/2026 18:00'],
    ['mega a moment before its cut-off', mega, 'friday', '2026-08-21T17:58:59.999', '21/08/2026 18:00'],
    ['mega at its cut-off', mega, 'friday', '2026-08-21T17:59:00', '28/08/2026 18:00'],
    ['mega after its draw', mega, 'friday', '2026-08-21T23:59:59', '28/08/2026 18:00'],
    ['mega the day after', mega, 'friday', '2026-08-22T00:00:00', '28/08/2026 18:00'],
    ['lotto', lotto, 'daily', '2026-08-21T12:00:00', '21/08/2026 13:00'],
    ['lotto', lotto, 'daily', '2026-08-21T12:59:00', '21/08/2026 21:00'],
    ['lotto', lotto, 'daily', '2026-08-21T20:59:00', '22/08/2026 13:00'],
    ['a draw at midnight', schedule({ times: ['00:00'] }), 'sunday', '2026-08-21T12:00:00', '23/08/2026 00:00'],
  ])('%s: %s %s at %s is %s', (_name, calendar, word, now, expected) => {
    expect(said(drawOfWord(calendar, word, { now: at(now) })?.dialAt)).toBe(expected);
  });

  it('goes on to the next draw when the named day is a day off', () => {
    const resting = schedule({
      weekdays: ['wednesday', 'friday', 'sunday'],
      daysOff: [{ from: '2027-02-05', to: '2027-02-06' }],
    });
    const friday = (now: string) => said(drawOfWord(resting, 'friday', { now: at(now) })?.dialAt);
    expect(friday('2027-02-04T12:00:00')).toBe('07/02/2027 18:00');
    expect(friday('2027-02-05T12:00:00')).toBe('07/02/2027 18:00');
  });

  it('names the channel that closes first', () => {
    const regional = schedule(
      { channel: channel('hue', 'MT'), times: ['17:15'] },
      { channel: channel('tphcm'), times: ['16:15'] },
    );
    expect(drawOfWord(regional, 'daily', { now: at('2026-08-21T12:00:00') })?.channel?.id).toBe('tphcm');
    expect(drawOfWord(regional, 'daily', { now: at('2026-08-21T16:14:00') })?.channel?.id).toBe('hue');
  });

  it('keeps to the cut-off it is told, and is null where nothing is drawn', () => {
    expect(said(drawOfWord(keno, 'current', { now: at('2026-08-21T17:30:00'), cutOff: 480_000 })?.dialAt)).toBe(
      '21/08/2026 17:44',
    );
    expect(drawOfWord(schedule(), 'daily', { now: 0 })).toBeNull();
    expect(drawOfWord(mega, 'friday', { now: Number.NaN })).toBeNull();
  });
});

it('a word that names no weekday starts now', () => {
  const now = at('2026-08-21T17:30:00');
  for (const word of ['current', 'next', 'daily'] as const) {
    expect(startOfWord(word, { now, closedToday: true })).toBe(now);
  }
});

describe('drawRun', () => {
  it('holds the consecutive draws of a ticket, over nights, weeks and days off', () => {
    const run = drawRun(keno, { dialAt: at('2026-08-21T21:44:00'), channelId: null, count: 4 });
    expect(run?.map(said)).toEqual(['21/08/2026 21:44', '21/08/2026 21:52', '22/08/2026 06:08', '22/08/2026 06:16']);
    const resting = schedule({ weekdays: ['friday'], daysOff: [{ from: '2026-08-28', to: '2026-08-28' }] });
    expect(drawRun(resting, { dialAt: at('2026-08-21T18:00:00'), channelId: null, count: 3 })?.map(said)).toEqual([
      '21/08/2026 18:00',
      '04/09/2026 18:00',
      '11/09/2026 18:00',
    ]);
    expect(drawRun(lotto, { dialAt: at('2026-08-21T21:00:00'), channelId: null, count: 2 })?.map(said)).toEqual([
      '21/08/2026 21:00',
      '22/08/2026 13:00',
    ]);
  });

  it('stays with one company', () => {
    const regional = schedule(
      { channel: channel('tphcm'), weekdays: ['monday', 'saturday'], times: ['16:15'] },
      { channel: channel('ca-mau'), weekdays: ['monday'], times: ['16:15'] },
    );
    const dialAt = at('2026-08-24T16:15:00');
    expect(drawRun(regional, { dialAt, channelId: 'tphcm', count: 3 })?.map(said)).toEqual([
      '24/08/2026 16:15',
      '29/08/2026 16:15',
      '31/08/2026 16:15',
    ]);
    expect(drawRun(regional, { dialAt, channelId: 'hue', count: 1 })).toBeNull();
    expect(drawRun(regional, { dialAt, channelId: null, count: 1 })).toBeNull();
  });

  it.each([
    ['a first moment that is no draw', { dialAt: at('2026-08-21T18:01:00'), count: 1 }],
    ['a day without a draw', { dialAt: at('2026-08-22T18:00:00'), count: 1 }],
    ['more draws than the calendar foresees', { dialAt: at('2026-08-21T18:00:00'), count: 1_000 }],
    ['no draw', { dialAt: at('2026-08-21T18:00:00'), count: 0 }],
    ['no number', { dialAt: at('2026-08-21T18:00:00'), count: Number.NaN }],
    ['half a draw', { dialAt: at('2026-08-21T18:00:00'), count: 1.5 }],
    ['no moment', { dialAt: Number.NaN, count: 1 }],
  ])('is null for %s', (_name, run) => {
    expect(drawRun(mega, { channelId: null, ...run })).toBeNull();
  });

  it('a run of n is the first of it and the run of n - 1 from its second draw', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 2, max: 30 }), (after, count) => {
        const [dialAt = 0, second = 0] = upcomingDraws(timetable({ times: ['13:00', '21:00'] }), { after, count: 2 });
        const run = drawRun(lotto, { dialAt, channelId: null, count });
        const rest = drawRun(lotto, { dialAt: second, channelId: null, count: count - 1 });
        expect(run).toEqual([dialAt, ...(rest ?? [])]);
      }),
    );
  });
});
