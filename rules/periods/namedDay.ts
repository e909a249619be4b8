import { DAY, startOfDay } from '../vietnamDay';
import { weekdayInVietnam, weekdays } from '../vietnamTime';
import type { PeriodWord } from './words';

interface Naming {
  /** Ms since the epoch. */
  now: number;
  /** Whether sales of a draw of today are over. */
  closedToday: boolean;
}

/**
 * The moment from which a word's draw is looked for, in ms since the epoch: the start of the weekday it names, now for
 * other words. Today's weekday is today until its draw is closed, then the same day of next week (decision G1).
 */
export function startOfWord(word: PeriodWord, { now, closedToday }: Naming): number {
  const today = startOfDay(now);
  const weekday = weekdayInVietnam(now);
  const named = weekdays.findIndex((day) => day === word);
  if (named < 0 || today === null || weekday === null) return now;
  const days = (named - weekdays.indexOf(weekday) + weekdays.length) % weekdays.length;
  return today + (days === 0 && closedToday ? weekdays.length : days) * DAY;
}
