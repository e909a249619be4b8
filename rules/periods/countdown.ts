import { vietnamInstant } from '../vietnamTime';
import type { GameEntry } from '../wire/periods';

/** Sales close this many ms before a draw (spec section 9). */
export const SALES_CUT_OFF = 60_000;

/** Periods are asked for again this many ms after a countdown has run out (spec section 9). */
export const REFRESH_AFTER_ZERO = 5_000;

/**
 * The moment to count to, in ms since the epoch: the earliest one ahead among 60 s before dialling, 60 s before the
 * result time, and the expiry time of the result date. Null when all have passed (spec section 4).
 */
export function countdownTarget(entry: GameEntry, now: number): number | null {
  const { dialDate, resultDate, resultTime } = entry.nextPeriod;
  const result = vietnamInstant(resultDate, resultTime);
  const expiry = vietnamInstant(resultDate, entry.expiredTime);
  const ahead = [Date.parse(dialDate) - SALES_CUT_OFF, result === null ? null : result - SALES_CUT_OFF, expiry].filter(
    (moment): moment is number => moment !== null && moment > now,
  );
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

export interface CountdownParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  /** '42:18', '05:42:18', '1 ngày 05:42:18'; '00:00:00' when nothing is left. */
  text: string;
}

/** Time left in ms as a person reads it; a second that has begun still counts. */
export function formatCountdown(ms: number): CountdownParts {
  const total = Math.max(0, Math.ceil(ms / 1000));
  const days = Math.floor(total / 86_400);
  const hours = Math.floor(total / 3_600) % 24;
  const minutes = Math.floor(total / 60) % 60;
  const seconds = total % 60;
  const withHours = total === 0 || days > 0 || hours > 0;
  const clock = (withHours ? [hours, minutes, seconds] : [minutes, seconds])
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return { days, hours, minutes, seconds, text: days > 0 ? `${days} ngày ${clock}` : clock };
}
