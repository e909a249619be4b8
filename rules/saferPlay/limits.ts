import { TICKET_PRICE } from '../games';
import { DAY } from '../vietnamDay';
import { limitSpans, type LimitSpan } from './spans';

/** What a limit may be, in đồng: one ticket is the least. */
export const SPENDING_LIMIT = { least: 10_000, most: 1_000_000_000 } as const;

/** Ms until a raised limit counts. */
export const RAISE_AFTER = DAY;

/** One limit in đồng, null for none, and the raise that waits. `from` is ms since the epoch. */
export interface SpendingLimit {
  amount: number | null;
  pending: { amount: number | null; from: number } | null;
}

/** The limit as it stands at `now`: a raise whose time has come counts. */
export function limitAt({ amount, pending }: SpendingLimit, now: number): SpendingLimit {
  return pending !== null && pending.from <= now ? { amount: pending.amount, pending: null } : { amount, pending };
}

/**
 * The limit after a player asks for `wanted`: lower counts at once and takes back a waiting raise, higher or none
 * counts after 24 hours. Asking again for the raise that waits does not begin the wait anew.
 */
export function changeLimit(limit: SpendingLimit, wanted: number | null, now: number): SpendingLimit {
  const current = limitAt(limit, now);
  if (!isRaise(current.amount, wanted)) return { amount: wanted, pending: null };
  if (current.pending?.amount === wanted) return current;
  return { amount: current.amount, pending: { amount: wanted, from: now + RAISE_AFTER } };
}

function isRaise(from: number | null, to: number | null): boolean {
  return from !== null && (to === null || to > from);
}

/** Whether four fifths of a limit are spent, from where on a player may be told. Both in đồng. */
export function isNearLimit(spent: number, limit: number): boolean {
  return spent * 5 >= limit * 4;
}

/** Ordinary tickets that `budget` đồng a month buy in a week, to the whole one. */
export function ticketsAWeek(budget: number): number {
  return Math.round((budget * 12) / 52 / TICKET_PRICE);
}

type BySpan<T> = Readonly<Record<LimitSpan, T>>;

export interface RemainingAllowance {
  span: LimitSpan;
  /** Đồng that may still be spent in it, never below 0. */
  left: number;
}

/** The limit that leaves least, the shortest of equals; null when there is none. All in đồng. */
export function remainingAllowance(limits: BySpan<number | null>, spent: BySpan<number>): RemainingAllowance | null {
  return limitSpans.reduce<RemainingAllowance | null>((least, span) => {
    const limit = limits[span];
    if (limit === null) return least;
    const left = Math.max(0, limit - spent[span]);
    return least === null || left < least.left ? { span, left } : least;
  }, null);
}
