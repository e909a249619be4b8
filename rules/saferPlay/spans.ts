import { momentOf, momentOnDay, vietnamDay, weekdayInVietnam, weekdays, type Instant } from '../vietnamTime';
import { DAY, startOfDay } from '../vietnamDay';

/** The calendar spans of Vietnam over which a player may cap what is spent on tickets; a week begins on Monday. */
export const limitSpans = ['day', 'week', 'month'] as const;
export type LimitSpan = (typeof limitSpans)[number];

/** First ms of the span that holds `instant`; null for what is no moment. */
export function spanStart(span: LimitSpan, instant: Instant): number | null {
  const midnight = startOfDay(instant);
  if (midnight === null || span === 'day') return midnight;
  if (span === 'month') return momentOnDay(`${vietnamDay(midnight).slice(0, 8)}01`, '00:00');
  const weekday = weekdayInVietnam(midnight);
  return weekday === null ? null : midnight - ((weekdays.indexOf(weekday) + 6) % 7) * DAY;
}

/** A part of time: `from` is its first ms since the epoch, `to` the first one after it. */
export interface Stretch {
  from: number;
  to: number;
}

/**
 * The month that holds `instant` in sevens from its first day (1-7, 8-14, … 29-31), as far as they have begun: unlike
 * calendar weeks they are of one length and belong to one month. Empty for what is no moment.
 */
export function weeksOfMonth(instant: Instant): Stretch[] {
  const [now, month] = [momentOf(instant), monthOf(instant)];
  if (now === null || month === null) return [];
  const weeks: Stretch[] = [];
  for (let { from } = month; from <= now; from += 7 * DAY) weeks.push({ from, to: Math.min(from + 7 * DAY, month.to) });
  return weeks;
}

/** The month of Vietnam's calendar that holds `instant`; null for what is no moment. */
export function monthOf(instant: Instant): Stretch | null {
  const from = spanStart('month', instant);
  // The 32nd day of every month is one of the next.
  const to = from === null ? null : spanStart('month', from + 31 * DAY);
  return from === null || to === null ? null : { from, to };
}
