import type { GameEntry } from '../wire/periods';
import { REFRESH_AFTER_ZERO } from './countdown';

/** Between two quiet refreshes, in ms. */
export const REFRESH_INTERVAL = 30_000;

const NEAR_DRAW = 60_000;
const WINDOW = 300_000;
const WINDOW_START = 30_000;

interface Refreshing {
  entries: readonly GameEntry[];
  /** Server time in ms since the epoch. */
  now: number;
  /** When periods were last asked for; null for never. */
  lastRefreshAt: number | null;
}

/**
 * Whether to ask for periods now. Every 30 s; when a draw is less than 60 s away or a 5-minute window is in its first
 * 30 s, every 5 s (spec section 4 names the moments, not their pace).
 */
export function shouldRefreshPeriods({ entries, now, lastRefreshAt }: Refreshing): boolean {
  if (lastRefreshAt === null) return true;
  const age = now - lastRefreshAt;
  if (age >= REFRESH_INTERVAL) return true;
  return age >= REFRESH_AFTER_ZERO && (now % WINDOW < WINDOW_START || entries.some((entry) => isNear(entry, now)));
}

function isNear({ nextPeriod }: GameEntry, now: number): boolean {
  const left = Date.parse(nextPeriod.dialDate) - now;
  return left >= 0 && left < NEAR_DRAW;
}
