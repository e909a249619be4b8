import { DAY, startOfDay } from '../vietnamDay';
import { weekdayInVietnam, weekdays } from '../vietnamTime';
import type { PeriodAlias } from './checkPeriodAlias';

/** Which of the periods on sale is meant, in the order of their draws. */
export interface Choice {
  /** Ms since the epoch: draws before this moment are not meant. */
  from: number;
  /** How many of the others are passed over. */
  skip: number;
}

interface Naming {
  /** Ms since the epoch. */
  now: number;
  /** Whether sales of a draw of today are over. */
  closedToday: boolean;
}

/**
 * The period on sale that a word means (spec section 5, decision G27): the first, for 'next' the second, for a weekday
 * the first on or after that day. Today's weekday is today until its draw is closed, then the same day of next week
 * (decision G1).
 */
export function choiceOfAlias(word: PeriodAlias, { now, closedToday }: Naming): Choice {
  const skip = word === 'next' ? 1 : 0;
  const today = startOfDay(now);
  const weekday = weekdayInVietnam(now);
  const named = weekdays.findIndex((day) => day === word);
  if (named < 0 || today === null || weekday === null) return { from: now, skip };
  const days = (named - weekdays.indexOf(weekday) + weekdays.length) % weekdays.length;
  return { from: today + (days === 0 && closedToday ? weekdays.length : days) * DAY, skip };
}
