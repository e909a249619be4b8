import type { Channel, Schedule } from './schedule';
import { drawsOnDay, upcomingDraws } from './timetable';

/** One draw of a game's calendar. */
export interface CalendarDraw {
  /** Ms since the epoch. */
  dialAt: number;
  /** The lottery company that draws; null where there is only one. */
  channel: Channel | null;
}

/** Every draw on the day in Vietnam that holds `instant` (ms), the one that closes first leading. */
export function drawsOfDay({ timetables }: Pick<Schedule, 'timetables'>, instant: number): CalendarDraw[] {
  return timetables
    .flatMap((timetable) => drawsOnDay(timetable, instant).map((dialAt) => ({ dialAt, channel: timetable.channel })))
    .toSorted(byTime);
}

interface Selling {
  /** Ms since the epoch. */
  now: number;
  count: number;
  /** Ms between the end of sales and a draw. */
  cutOff: number;
}

/**
 * The draws on sale at `now`, the one that closes first leading: the first is the current period, the second the next
 * one. Fewer than `count` when the calendar ends before.
 */
export function drawsOnSale(
  { timetables }: Pick<Schedule, 'timetables'>,
  { now, count, cutOff }: Selling,
): CalendarDraw[] {
  return timetables
    .flatMap((timetable) =>
      upcomingDraws(timetable, { after: now + cutOff, count }).map((dialAt) => ({
        dialAt,
        channel: timetable.channel,
      })),
    )
    .toSorted(byTime)
    .slice(0, Math.max(0, count));
}

function byTime(first: CalendarDraw, second: CalendarDraw): number {
  return first.dialAt - second.dialAt || ((first.channel?.id ?? '') < (second.channel?.id ?? '') ? -1 : 1);
}
