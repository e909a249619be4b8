import type { DrawByGame } from './draws';
import { TICKET_PRICE, type GameId } from './games';
import type { PrizeLine } from './prizeLine';
import { rulesOf } from './registry';
import type { TicketByGame } from './wire/tickets';

/** Plays of one accepted ticket in one draw. */
export function lineCount<Game extends GameId>(gameId: Game, ticket: TicketByGame[Game]): number {
  return rulesOf(gameId).lineCount(ticket);
}

/** How many times 10,000 đồng each play of an accepted ticket stakes. */
export function stakeOf<Game extends GameId>(gameId: Game, ticket: TicketByGame[Game]): number {
  return rulesOf(gameId).stake(ticket);
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

/**
 * What one draw pays to one copy of an accepted ticket at the base stake, dearest tier first. Settlement multiplies
 * `lines` by the stake and the copies, and gives jackpots and Keno's capped prizes their value.
 */
export function prizesOf<Game extends GameId>(
  gameId: Game,
  ticket: TicketByGame[Game],
  draw: DrawByGame[Game],
): PrizeLine[] {
  return rulesOf(gameId).prizes(ticket, draw);
}
