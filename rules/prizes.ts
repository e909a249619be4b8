import type { GameId } from './games';
import type { PrizeLine } from './prizeLine';
import { rulesOf, type DrawByGame, type TicketByGame } from './registry';

/**
 * What one draw pays to one copy of an accepted ticket at the base stake, dearest tier first. Settlement multiplies
 * `lines` by the stake and the copies, and gives jackpots and Keno's capped prizes their value.
 */
export function prizesOf<Game extends GameId>(
  gameId: Game,
  ticket: TicketByGame[Game],
  draw: DrawByGame[Game],
): PrizeLine[] {
  return rulesOf(gameId).prizesOf(ticket, draw);
}
