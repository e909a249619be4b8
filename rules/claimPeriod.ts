import type { GameId } from './games';
import { feedOf } from './periods/ids';
import { DAY, startOfDay } from './vietnamDay';
import type { Instant } from './vietnamTime';

/**
 * Days in which a prize may be claimed, counted from the day of the draw: Vietlott's own note says 60, the regional
 * companies print 30 on their tickets.
 */
export const CLAIM_DAYS = { national: 60, regional: 30 } as const;

/** The end of the last day on which a prize drawn at `drawnAt` may be claimed, as ms since the epoch. */
export function claimLapsesAt(gameId: GameId, drawnAt: Instant): number {
  return (startOfDay(drawnAt) ?? 0) + (claimDays(gameId) + 1) * DAY;
}

function claimDays(gameId: GameId): number {
  return feedOf[gameId] === 'regional' ? CLAIM_DAYS.regional : CLAIM_DAYS.national;
}
