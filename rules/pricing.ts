import type { StockTaken } from './gameModule';
import { TICKET_PRICE, type GameId } from './games';
import { rulesOf, type AcceptedTicketByGame, type TicketByGame } from './registry';

/** Plays of one accepted ticket in one draw. */
export function lineCount<Game extends GameId>(gameId: Game, ticket: TicketByGame[Game]): number {
  return rulesOf(gameId).lineCount(ticket);
}

/** How many times 10,000 đồng each play of an accepted ticket stakes. */
export function stakeOf<Game extends GameId>(gameId: Game, ticket: TicketByGame[Game]): number {
  return rulesOf(gameId).stake(ticket);
}

/** What one copy of an accepted ticket takes from the stock; null for a game that has none. */
export function stockTakenBy<Game extends GameId>(gameId: Game, ticket: AcceptedTicketByGame[Game]): StockTaken | null {
  return rulesOf(gameId).fromStock?.(ticket) ?? null;
}

interface Line<Game extends GameId> {
  gameId: Game;
  ticket: TicketByGame[Game];
  /** Draws the ticket takes part in. */
  numberPeriod: number;
}

/** `unitPrice` of a cart line in đồng: one copy of an accepted ticket over all its draws (decision G17). */
export function linePrice<Game extends GameId>({ gameId, ticket, numberPeriod }: Line<Game>): number {
  return TICKET_PRICE * lineCount(gameId, ticket) * stakeOf(gameId, ticket) * numberPeriod;
}
