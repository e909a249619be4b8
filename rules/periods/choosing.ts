import { drawsOnSale, hasClosedToday, type CalendarDraw } from './calendar';
import { startOfWord } from './namedDay';
import { SALES_CUT_OFF } from './sales';
import type { Schedule } from './schedule';
import { upcomingDraws } from './timetable';
import type { PeriodWord } from './words';

interface Moment {
  /** Ms since the epoch. */
  now: number;
  /** Ms between the end of sales and a draw; 60 s unless told. */
  cutOff?: number;
}

/** The draw a word of the specification means at a moment (spec section 5, decisions G1 and G27); null for none. */
export function drawOfWord(
  schedule: Pick<Schedule, 'timetables'>,
  word: PeriodWord,
  { now, cutOff = SALES_CUT_OFF }: Moment,
): CalendarDraw | null {
  const from = startOfWord(word, { now, closedToday: hasClosedToday(schedule, now, cutOff) });
  // A draw right at midnight of the named day belongs to it.
  const onSaleFrom = Math.max(now, from - cutOff - 1);
  return drawsOnSale(schedule, { now: onSaleFrom, count: 2, cutOff })[word === 'next' ? 1 : 0] ?? null;
}

interface Run {
  /** The first draw, in ms since the epoch. */
  dialAt: number;
  /** The lottery company of a regional game. */
  channelId: string | null;
  /** How many draws in a row, the first one included: a ticket's `numberPeriod`. */
  count: number;
}

/**
 * The consecutive draws of a ticket over several, in ms since the epoch; a regional game stays with its company. Null
 * when the first is no draw of the calendar or the calendar does not hold so many.
 */
export function drawRun(
  { timetables }: Pick<Schedule, 'timetables'>,
  { dialAt, channelId, count }: Run,
): number[] | null {
  const own = timetables.filter(({ channel }) => (channel?.id ?? null) === channelId);
  const draws = own
    .flatMap((timetable) => upcomingDraws(timetable, { after: dialAt - 1, count }))
    .toSorted((first, second) => first - second)
    .slice(0, Math.max(0, count));
  return count >= 1 && draws[0] === dialAt && draws.length === count ? draws : null;
}
