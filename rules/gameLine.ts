import type { AcceptedTicketByGame } from './registry';
import type { GameId } from './games';
import type { ValidationCode } from './messages';
import { ok, type Checked } from './result';
import { checkTicket } from './tickets';

/** A ticket as the rules of its game have accepted it. */
export type TicketOf<Game extends GameId> = AcceptedTicketByGame[Game];

/** An accepted ticket beside its game: a switch on `gameId` tells its shape. */
export type GameLine = { [Game in GameId]: { gameId: Game; ticket: TicketOf<Game> } }[GameId];

/**
 * What was stored or answered and the rules of its game refuse, as those of another version may have accepted it: it
 * has no numbers to show, but still a price, and can be removed.
 */
export interface UnreadableLine {
  gameId: GameId;
  /** As it came. */
  ticket: Readonly<Record<string, unknown>>;
  isUnreadable: true;
}

/** A line from the wire, a browser's storage or a database, once `readLine` has decoded it. */
export type ReadLine = GameLine | UnreadableLine;

/** A game and a ticket from outside that nobody has judged. */
export interface UnreadLine {
  gameId: GameId;
  ticket: unknown;
}

/** Judges a line as `checkTicket` does its ticket. Never throws. */
export function decodeLine({ gameId, ticket }: UnreadLine): Checked<GameLine, ValidationCode> {
  const checked = checkTicket(gameId, ticket);
  // Each game's check answers its own tickets; the compiler cannot see that the two belong together.
  return checked.ok ? ok({ gameId, ticket: checked.value } as GameLine) : checked;
}

/** Decodes a line where it enters, so that it is typed from there on. Never throws. */
export function readLine({ gameId, ticket }: Omit<UnreadableLine, 'isUnreadable'>): ReadLine {
  const decoded = decodeLine({ gameId, ticket });
  return decoded.ok ? decoded.value : { gameId, ticket, isUnreadable: true };
}

export function isReadable<Line extends ReadLine>(line: Line): line is Exclude<Line, UnreadableLine> {
  return !('isUnreadable' in line);
}

/** Whether it is a line of that game which can be read. */
export function isLineOf<Game extends GameId>(
  line: ReadLine,
  gameId: Game,
): line is ReadLine & { gameId: Game; ticket: TicketOf<Game> } {
  return isReadable(line) && line.gameId === gameId;
}
