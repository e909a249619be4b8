import type { AcceptedTicketByGame } from './acceptedTickets';
import type { GameId } from './games';
import type { ValidationCode } from './messages';
import type { Checked } from './result';
import type { TicketByGame } from './wire/tickets';

/** What a game's tickets are, to everything that handles tickets without knowing the game. */
export interface GameRules<Game extends GameId> {
  /** Accepts a ticket of the right shape in its settled form, or names the first rule it breaks. */
  check(ticket: TicketByGame[Game]): Checked<AcceptedTicketByGame[Game], ValidationCode>;
  /** Plays of one ticket in one draw. */
  lineCount(ticket: TicketByGame[Game]): number;
  /** How many times 10,000 đồng each play stakes. */
  stake(ticket: TicketByGame[Game]): number;
}
