import type { GameAbout } from '../gameAbout';
import { games, type GameId } from '../games';
import type { PeriodStatus } from '../wire/periods';

/** Sales close this many ms before a draw where the game sets nothing else (spec section 9, decision G4). */
export const SALES_CUT_OFF = 60_000;

/** How many ms before its draws the sales of a game close. */
export function cutOffOf(gameId: GameId): number {
  const { cutOff = SALES_CUT_OFF }: GameAbout = games[gameId];
  return cutOff;
}

/** The moment the sales of a draw at `dialAt` end, both in ms since the epoch: at that very moment they are over. */
export function closesAt(dialAt: number, cutOff: number): number {
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
