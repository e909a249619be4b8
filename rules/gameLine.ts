import type { AcceptedTicketByGame } from './registry';
import type { GameId } from './games';
import type { ValidationCode } from './messages';
import { ok, type Checked } from './result';
import { checkTicket } from './tickets';

/** A ticket as the rules of its game have accepted it. */
export type TicketOf<Game extends GameId> = AcceptedTicketByGame[Game];

/** An accepted ticket beside its game: a switch on `gameId` tells its shape. */
export type GameLine = { [Game in GameId]: { gameId: Game; ticket: TicketOf<Game> } }[GameId];

/** A game and a ticket from outside: from the wire, a browser's storage or a database. */
export interface UnreadLine {
  gameId: GameId;
  ticket: unknown;
}

/** Judges a line as `checkTicket` does its ticket. Never throws. */
export function decodeLine({ gameId, ticket }: UnreadLine): Checked<GameLine, ValidationCode> {
  const checked = checkTicket(gameId, ticket);
  if (!checked.ok) return checked;
  // Each game's check answers its own tickets; the compiler cannot see that the two belong together.
  const line = { gameId, ticket: checked.value } as GameLine;
  known.set(line.ticket, { gameId, line });
  return ok(line);
}

/** By the ticket, which is never changed in place: whoever shows or compares a line asks for it again and again. */
const known = new WeakMap<object, { gameId: GameId; line: GameLine | null }>();

/** The line that was stored or answered, decoded once; null when the rules refuse its ticket. Never throws. */
export function readLine({ gameId, ticket }: UnreadLine): GameLine | null {
  if (typeof ticket !== 'object' || ticket === null) return null;
  const before = known.get(ticket);
  if (before?.gameId === gameId) return before.line;
  const decoded = decodeLine({ gameId, ticket });
  const line = decoded.ok ? decoded.value : null;
  known.set(ticket, { gameId, line });
  return line;
}
