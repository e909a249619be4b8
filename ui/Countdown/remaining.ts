import type { Messages } from '../messages/MessagesContext';

const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

export type CountdownState = 'running' | 'last-minute' | 'ended';

export interface Remaining {
  state: CountdownState;
  days: number;
  /** Shown when days or hours are left, and at the end (`00:00:00`). */
  showsHours: boolean;
  /** Two figures each. */
  hours: string;
  minutes: string;
  seconds: string;
  /** Whole seconds left, rounded up: it is over only when nothing is left. */
  total: number;
}

const two = (value: number) => (Number.isNaN(value) ? '--' : String(value).padStart(2, '0'));

/** What a countdown shows when `ms` are left; dashes for NaN, where no time is known. */
export function remainingAt(ms: number): Remaining {
  const total = Math.max(0, Math.ceil(ms / SECOND_MS));
  const days = Math.floor(total / DAY_S) || 0;
  const hours = Math.floor((total % DAY_S) / HOUR_S);
  return {
    state: total === 0 ? 'ended' : total < MINUTE_S ? 'last-minute' : 'running',
    days,
    showsHours: days > 0 || !(hours < 1) || total === 0,
    hours: two(hours),
    minutes: two(Math.floor((total % HOUR_S) / MINUTE_S)),
    seconds: two(total % MINUTE_S),
    total,
  };
}

/**
 * The time left in words, to the minute, so that a reader is not drowned in seconds: `left` as it is said, `time` as it
 * is written beside words that tell what it is the time to.
 */
export function inWords({ total, days }: Remaining, words: Messages['countdown'], form: 'left' | 'time'): string {
  if (Number.isNaN(total)) return '';
  if (total === 0) return words.ended;
  if (total < MINUTE_S) return words.lastMinute;
  return words[form](days, Math.floor((total % DAY_S) / HOUR_S), Math.floor((total % HOUR_S) / MINUTE_S));
}

const ANNOUNCED_AT = [5 * MINUTE_S, MINUTE_S, 0];

/** What to say aloud when the time left falls from `before` to `after` seconds; empty for most seconds. */
export function announcement(before: number, after: number, words: Messages['countdown']): string {
  const passed = ANNOUNCED_AT.find((mark) => before > mark && after <= mark);
  if (passed === undefined) return '';
  return passed === 0 ? words.ended : words.left(0, 0, passed / MINUTE_S);
}
