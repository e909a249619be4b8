import type { GameId } from '../games';
import { rulesOf, type TicketByGame } from '../registry';
import type { TierOdds } from './tierOdds';

/**
 * Every tier an accepted ticket can win in one draw, dearest first, with its exact chance. A fair draw is counted
 * through by formula, so the work is the same at any size of a bao.
 */
export function ticketOdds<Game extends GameId>(gameId: Game, ticket: TicketByGame[Game]): TierOdds[] {
  return rulesOf(gameId).odds(ticket);
}
