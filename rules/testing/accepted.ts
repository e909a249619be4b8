import type { GameId } from '../games';
import { checkTicket } from '../tickets';
import type { TicketByGame } from '../registry';

/** A ticket for tests as the rules settle it. */
export function accepted<Game extends GameId>(gameId: Game, ticket: object): TicketByGame[Game] {
  const checked = checkTicket(gameId, ticket);
  if (!checked.ok) throw new Error(`The test's ${gameId} ticket is refused with ${checked.code}. Write a valid one.`);
  return checked.value;
}
