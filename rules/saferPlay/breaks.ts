import { momentOf, momentOnDay, vietnamClock, vietnamDay, type Instant } from '../vietnamTime';
import { DAY } from '../vietnamDay';

/** How long a player may step back from buying; none of them ends early. */
export const breakLengths = ['24h', '7d', '6m'] as const;
export type BreakLength = (typeof breakLengths)[number];

const MONTHS = 6;

/** When a break that begins at `from` is over, as ms since the epoch; null for what is no moment. */
export function breakEnd(length: BreakLength, from: Instant): number | null {
  const start = momentOf(from);
  if (start === null) return null;
  if (length === '6m') return sixMonthsOn(start);
  return start + (length === '24h' ? DAY : 7 * DAY);
}

/** The same day of the month and the same time; of a shorter month its last day. */
function sixMonthsOn(start: number): number | null {
  const [year = 0, month = 1, day = 1] = vietnamDay(start).split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + MONTHS, 1));
  const lastDay = new Date(Date.UTC(year, month + MONTHS, 0)).getUTCDate();
  const text = `${first.toISOString().slice(0, 8)}${String(Math.min(day, lastDay)).padStart(2, '0')}`;
  return momentOnDay(text, vietnamClock(start));
}
