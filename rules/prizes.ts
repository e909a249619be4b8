import type { GameId } from './games';
import type { PrizeLine } from './prizeLine';
import { stakeOf } from './pricing';
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

/** The same to all copies of a ticket at its own stake: `lines` counts each 10,000 đồng staked as one play. */
export function prizesOfCopies<Game extends GameId>(
  gameId: Game,
  { ticket, copies }: { ticket: TicketByGame[Game]; copies: number },
  draw: DrawByGame[Game],
): PrizeLine[] {
  const plays = stakeOf(gameId, ticket) * copies;
  return prizesOf(gameId, ticket, draw).map((line) => ({ ...line, lines: line.lines * plays }));
}
