import type { PeriodStatus } from '../wire/periods';

/** Sales close this many ms before a draw where the shop sets nothing else (spec section 9, decision G4). */
export const SALES_CUT_OFF = 60_000;

/** The moment the sales of a draw at `dialAt` end, both in ms since the epoch: at that very moment they are over. */
export function closesAt(dialAt: number, cutOff = SALES_CUT_OFF): number {
  return dialAt - cutOff;
}

interface Selling {
  status: PeriodStatus;
  /** The end of sales. */
  closesAt: number | Date;
}

/** Whether a period may be sold at `now`; both moments in ms since the epoch or as Dates. */
export function isOnSale(period: Selling, now: number | Date): boolean {
  return period.status === 'open' && Number(now) < Number(period.closesAt);
}
