import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  choiceOfAlias,
  countdownTarget,
  drawsOfDay,
  drawsOnSale,
  formatCountdown,
  instantSchema,
  periodIdOf,
  shouldRefreshPeriods,
  startOfDay,
  vietnamClock,
  vietnamDate,
  vietnamDay,
  vietnamInstant,
  weekdayOf,
} from './index';
import { weekdayInVietnam } from './vietnamTime';
import * as v from 'valibot';
import { gameEntry } from './testing/gameEntry';
import { evenings } from './testing/schedules';

// Far west to far east of the date line, a half-hour zone, and two with summer time.
const zones = [
  ['UTC', 0],
  ['America/Los_Angeles', 480],
  ['America/St_Johns', 210],
  ['Europe/London', 0],
  ['Asia/Kolkata', -330],
  ['Asia/Ho_Chi_Minh', -420],
  ['Pacific/Apia', -780],
  ['Pacific/Kiritimati', -840],
] as const;

// A winter and a summer moment, both sides of midnight in Vietnam, and a leap day.
const moments = [
  '2026-01-15T16:59:59.999Z',
  '2026-01-15T17:00:00.000Z',
  '2026-08-21T10:59:00.000Z',
  '2024-02-28T17:00:00.000Z',
  '2026-12-31T16:59:00.000Z',
];

function everything(instant: string) {
  const now = Date.parse(instant);
  const schedule = evenings('wednesday', 'friday', 'sunday');
  const entry = gameEntry(now + 90_000);
  return {
    clock: [vietnamDate(now), vietnamDay(instant), vietnamClock(new Date(now)), weekdayInVietnam(now)],
    back: vietnamInstant(vietnamDate(now), vietnamClock(now)),
    midnight: startOfDay(now),
    weekday: weekdayOf(vietnamDate(now)),
    day: drawsOfDay(schedule, now),
    onSale: drawsOnSale(schedule, { now, count: 5, cutOff: 60_000 }),
    friday: choiceOfAlias('friday', { now, closedToday: false }),
    id: periodIdOf('keno', { dialAt: now, channelId: null }),
    target: countdownTarget(entry, now),
    left: formatCountdown(90_000).text,
    refresh: shouldRefreshPeriods({ entries: [entry], now, lastRefreshAt: now - 10_000 }),
    zoneless: v.is(instantSchema, instant.slice(0, -1)),
  };
}

const expected = [
  ['15/01/2026', '23:59:59', 'thursday', 'keno:20260115:2359'],
  ['16/01/2026', '00:00:00', 'friday', 'keno:20260116:0000'],
  ['21/08/2026', '17:59:00', 'friday', 'keno:20260821:1759'],
  ['29/02/2024', '00:00:00', 'thursday', 'keno:20240229:0000'],
  ['31/12/2026', '23:59:00', 'thursday', 'keno:20261231:2359'],
];

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('on a machine in another zone', () => {
  const here = moments.map(everything);

  it.each(zones)('%s the rules keep the time of Vietnam', (zone, offset) => {
    vi.stubEnv('TZ', zone);
    // Proof that the zone of this process has changed: its own clock reads otherwise.
    expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(offset);
    const there = moments.map(everything);
    expect(there).toEqual(here);
    expect(there.map(({ clock: [date, , clock, weekday], id }) => [date, clock, weekday, id])).toEqual(expected);
    expect(there.map(({ zoneless }) => zoneless)).toEqual(moments.map(() => false));
  });
});
