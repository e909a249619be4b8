import { momentOnDay, vietnamDay, weekdayInVietnam, weekdays, type Instant } from '../vietnamTime';
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
