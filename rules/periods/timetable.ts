import { DAY, startOfDay } from '../vietnamDay';
import { vietnamDay, weekdayInVietnam } from '../vietnamTime';
import type { Timetable } from './schedule';

/** No timetable rests longer than this many days, so a search that finds nothing ends. */
const HORIZON = 400;

interface Ahead {
  /** Ms since the epoch; draws at this very moment are over. */
  after: number;
  count: number;
}

/** The next moments of a timetable in ms since the epoch, in order; fewer than `count` when it ends before. */
export function upcomingDraws(timetable: Timetable, { after, count }: Ahead): number[] {
  const start = startOfDay(after);
  const found: number[] = [];
  if (start === null) return found;
  for (let day = start; found.length < count && day < start + HORIZON * DAY; day += DAY) {
    found.push(...drawsOnDay(timetable, day).filter((moment) => moment > after));
  }
  return found.slice(0, Math.max(0, count));
}

/** The moments of a timetable on the day in Vietnam that holds `instant`, in ms since the epoch, in order. */
export function drawsOnDay(timetable: Timetable, instant: number): number[] {
  const start = startOfDay(instant);
  if (start === null || !drawsOn(timetable, instant)) return [];
  // Days in Vietnam are all as long as each other.
  return timesOf(timetable.times).map((time) => start + minutesOf(time) * 60_000);
}

function drawsOn({ weekdays, daysOff }: Timetable, instant: number): boolean {
  const weekday = weekdayInVietnam(instant);
  if (weekday === null || !weekdays.includes(weekday)) return false;
  const day = vietnamDay(instant);
  return !daysOff.some(({ from, to }) => from <= day && day <= to);
}

/** Every time of day, HH:mm, ascending. */
export function timesOf(times: Timetable['times']): string[] {
  if (Array.isArray(times)) return [...new Set(times)].toSorted();
  const found: string[] = [];
  for (let minute = minutesOf(times.first); minute <= minutesOf(times.last); minute += times.everyMinutes) {
    found.push(`${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`);
  }
  return found;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
