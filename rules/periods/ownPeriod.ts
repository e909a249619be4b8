import type { GameLine } from '../gameLine';
import type { GameId } from '../games';
import { rulesOf, type AcceptedTicketByGame } from '../registry';
import { vietnamInstant } from '../vietnamTime';
import { periodIdOf } from './ids';

/**
 * The period that an accepted ticket names by itself: a Classic ticket is of one channel and day (decision G22), so the
 * line it stands on can be of no other draw. Null for every other game.
 */
export function ownPeriodOf({ gameId, ticket }: GameLine): string | null {
  const own = ownDrawOf(gameId, ticket);
  const dialAt = own && vietnamInstant(own.resultDate, '00:00');
  return own && dialAt !== null ? periodIdOf(gameId, { dialAt, channelId: own.channelId }) : null;
}

function ownDrawOf<Game extends GameId>(gameId: Game, ticket: AcceptedTicketByGame[Game]) {
  return rulesOf(gameId).ownDraw?.(ticket) ?? null;
}
