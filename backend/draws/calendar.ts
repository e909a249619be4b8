import { vietnamInstant, vietnamDate, weekdayInVietnam, weekdays } from '@veloc/rules';
import * as v from 'valibot';
import { DAY, startOfDay, vietnamDay } from './days';

const timeSchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const daySchema = v.pipe(v.string(), v.isoDate());

const timesSchema = v.union([
  v.array(timeSchema),
  v.object({ first: timeSchema, last: timeSchema, everyMinutes: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
]);

const timetableSchema = v.object({
  /** The lottery company that draws, where there are several. */
  channel: v.nullable(v.object({ id: v.string(), name: v.string(), region: v.picklist(['MN', 'MT']) })),
  weekdays: v.array(v.picklist(weekdays)),
  /** Times of day in Vietnam, HH:mm. */
  times: timesSchema,
  /** Days without a draw, yyyy-mm-dd, both ends included. */
  daysOff: v.array(v.object({ from: daySchema, to: daySchema })),
});

/** When a game draws; it stands in `games.schedule`, so that an operator can change it. */
export const scheduleSchema = v.object({
  timetables: v.array(timetableSchema),
  /** Đồng a jackpot starts with, Jackpot 1 first; empty for games without one. */
  jackpotStarts: v.array(v.pipe(v.number(), v.safeInteger())),
});

export type Timetable = v.InferOutput<typeof timetableSchema>;
/** A lottery company whose draws are played. */
export type Channel = NonNullable<Timetable['channel']>;

export type Schedule = v.InferOutput<typeof scheduleSchema>;

/** No timetable rests longer than this, so a search that finds nothing ends. */
const HORIZON_DAYS = 400;

/** The next `count` moments of a timetable later than `after` (ms since the epoch), in order. */
export function upcomingDraws(timetable: Timetable, { after, count }: { after: number; count: number }): Date[] {
  const times = timesOf(timetable.times);
  const found: Date[] = [];
  const start = startOfDay(after);
  for (let day = start; found.length < count && day < start + HORIZON_DAYS * DAY; day += DAY) {
    if (!drawsOn(timetable, day)) continue;
    for (const time of times) {
      const moment = vietnamInstant(vietnamDate(day), time);
      if (moment !== null && moment > after && found.length < count) found.push(new Date(moment));
    }
  }
  return found;
}

/** Whether there are draws on the day that holds `instant`. */
export function drawsOn({ weekdays: days, daysOff }: Timetable, instant: number): boolean {
  const day = vietnamDay(instant);
  return days.includes(weekdayInVietnam(instant)) && !daysOff.some(({ from, to }) => from <= day && day <= to);
}

/** Every time of day, HH:mm, ascending. */
export function timesOf(times: Timetable['times']): string[] {
  if (Array.isArray(times)) return times.toSorted();
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
