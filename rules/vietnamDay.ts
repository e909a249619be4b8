import { momentOnDay, vietnamDay, vietnamInstant, weekdayInVietnam, type Instant, type Weekday } from './vietnamTime';

/** Ms of a day in Vietnam, every one of them. */
export const DAY = 86_400_000;

/** Midnight in Vietnam of the day that holds `instant`, as ms since the epoch; null for what is no moment. */
export function startOfDay(instant: Instant): number | null {
  return momentOnDay(vietnamDay(instant), '00:00');
}

/** The weekday of dd/mm/yyyy; null when there is no such date. */
export function weekdayOf(date: string): Weekday | null {
  const midnight = vietnamInstant(date, '00:00');
  return midnight === null ? null : weekdayInVietnam(midnight);
}
