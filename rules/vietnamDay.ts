import { VIETNAM_OFFSET, vietnamInstant, wallClock, weekdayInVietnam, type Instant, type Weekday } from './vietnamTime';

/** Ms of a day in Vietnam, every one of them. */
export const DAY = 86_400_000;

/** Midnight in Vietnam of the day that holds `instant`, as ms since the epoch; null for what is no moment. */
export function startOfDay(instant: Instant): number | null {
  const wall = wallClock(instant);
  // A calendar asks this of hundreds of days, so it is reckoned, not read from a text.
  return wall && Math.floor(wall.getTime() / DAY) * DAY - VIETNAM_OFFSET;
}

/** The weekday of dd/mm/yyyy; null when there is no such date. */
export function weekdayOf(date: string): Weekday | null {
  const midnight = vietnamInstant(date, '00:00');
  return midnight === null ? null : weekdayInVietnam(midnight);
}
