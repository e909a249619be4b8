import {
  decodeLine,
  TICKET_PRICE,
  type Checked,
  type GameLine,
  type ResultGame,
  type ValidationCode,
} from '@veloc/rules';
import type { Typed } from '../../games/gamePresentation';
import { presentationOf } from '../../games/gamePresentations';

/** What was typed as a ticket of the game, judged by the rules. */
export function typedTicket(game: ResultGame, typed: Typed): Checked<GameLine, ValidationCode> {
  const fields = presentationOf(game).typed?.read(typed);
  return decodeLine({ gameId: game, ticket: { code: 'A', price: String(TICKET_PRICE), isDone: true, ...fields } });
}
