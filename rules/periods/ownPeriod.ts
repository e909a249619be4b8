import type { GameLine } from '../gameLine';
import { vietnamInstant } from '../vietnamTime';
import { periodIdOf } from './ids';

/**
 * The period that an accepted ticket names by itself: a Classic ticket is of one channel and day (decision G22), so the
 * line it stands on can be of no other draw. Null for every other game.
 */
export function ownPeriodOf({ gameId, ticket }: GameLine): string | null {
  if (gameId !== 'classic') return null;
  const dialAt = vietnamInstant(ticket.resultDate, '00:00');
  return dialAt === null ? null : periodIdOf(gameId, { dialAt, channelId: ticket.channelId });
}
