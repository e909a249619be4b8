import type { RandomSource } from '../picks';
import type { GameEntry } from '../wire/periods';
import { momentOf } from '../vietnamTime';
import { ranOutAt } from './countdown';

/** Between two quiet refreshes, in ms (spec section 9). */
export const REFRESH_INTERVAL = 30_000;

/** Between two refreshes while something is about to change, in ms. */
export const REFRESH_PACE = 5_000;

/** Periods are asked for again this many ms after a countdown has run out (spec section 9). */
export const REFRESH_AFTER_ZERO = 5_000;

const NEAR_DRAW = 60_000;
const WINDOW = 300_000;
const WINDOW_START = 30_000;
const JITTER = 3_000;

interface Refreshing {
  entries: readonly GameEntry[];
  /** Server time in ms since the epoch. */
  now: number;
  /** When periods were last asked for; null for never. */
  lastRefreshAt: number | null;
}

/**
 * Whether to ask for periods now: every 30 s, once 5 s after a countdown has run out, and every 5 s while a draw is
 * less than 60 s away or a 5-minute window is in its first 30 s (spec section 4 names the moments, not their pace).
 */
export function shouldRefreshPeriods({ entries, now, lastRefreshAt }: Refreshing): boolean {
  if (lastRefreshAt === null) return true;
  const age = now - lastRefreshAt;
  if (age >= REFRESH_INTERVAL) return true;
  if (entries.some((entry) => isDueAfterZero(entry, now, lastRefreshAt))) return true;
  return age >= REFRESH_PACE && (now % WINDOW < WINDOW_START || entries.some((entry) => isNear(entry, now)));
}

function isDueAfterZero(entry: GameEntry, now: number, lastRefreshAt: number): boolean {
  const zero = ranOutAt(entry, now);
  return zero !== null && now >= zero + REFRESH_AFTER_ZERO && lastRefreshAt < zero + REFRESH_AFTER_ZERO;
}

function isNear({ nextPeriod }: GameEntry, now: number): boolean {
  const dialAt = momentOf(nextPeriod.dialDate);
  return dialAt !== null && dialAt >= now && dialAt - now < NEAR_DRAW;
}

/** Ms to wait before looking, 0 to 3 s: without it all clients would ask in the same second of every draw. */
export function refreshJitter(random: RandomSource): number {
  return random() * JITTER;
}
