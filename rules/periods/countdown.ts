import { withDays } from '../texts/periods';
import { momentOf, vietnamInstant } from '../vietnamTime';
import type { GameEntry } from '../wire/periods';
import { closesAt, cutOffOf } from './sales';

/**
 * The moments a countdown may run to, in ms since the epoch: the game's cut-off before dialling and before the result
 * time, and the expiry time of the result date. Those that cannot be read are left out.
 */
function moments({ gameId, nextPeriod, expiredTime }: GameEntry): number[] {
  const { dialDate, resultDate, resultTime } = nextPeriod;
  const draws = [momentOf(dialDate), vietnamInstant(resultDate, resultTime)].filter((moment) => moment !== null);
  const expiry = vietnamInstant(resultDate, expiredTime);
  return [...draws.map((moment) => closesAt(moment, cutOffOf(gameId))), ...(expiry === null ? [] : [expiry])];
}

/**
 * The moment to count to, in ms since the epoch: the earliest one ahead. Null when all have passed (spec section 4).
 */
export function countdownTarget(entry: GameEntry, now: number): number | null {
  const ahead = moments(entry).filter((moment) => moment > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

/** The moment a countdown reached zero for good, in ms since the epoch; null while it runs or has no moment at all. */
export function ranOutAt(entry: GameEntry, now: number): number | null {
  const all = moments(entry);
  return all.length > 0 && all.every((moment) => moment <= now) ? Math.max(...all) : null;
}

/**
 * The moment after which nothing of the entry may be offered any more, in ms since the epoch: the first of its moments,
 * since a shop may close earlier than a draw's own cut-off. Null when it has none.
 */
export function offeredUntil(entry: GameEntry): number | null {
  const all = moments(entry);
  return all.length > 0 ? Math.min(...all) : null;
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
  const total = Number.isFinite(ms) ? Math.max(0, Math.ceil(ms / 1000)) : 0;
  const days = Math.floor(total / 86_400);
  const hours = Math.floor(total / 3_600) % 24;
  const minutes = Math.floor(total / 60) % 60;
  const seconds = total % 60;
  const withHours = total === 0 || days > 0 || hours > 0;
  const clock = (withHours ? [hours, minutes, seconds] : [minutes, seconds])
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return { days, hours, minutes, seconds, text: days > 0 ? withDays(days, clock) : clock };
}
