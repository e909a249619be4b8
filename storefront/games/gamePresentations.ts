import {
  decodeLine,
  isReadable,
  TICKET_PRICE,
  type Checked,
  type GameId,
  type GameLine,
  type ReadLine,
  type ResultGame,
  type TicketOf,
  type ValidationCode,
} from '@veloc/rules';
import type { Drawn, GamePresentation, TicketFigures, Typed } from './gamePresentation';

/** How each game is presented: what the `presentation.ts` of its folder exports, by its id. */
const presentations: { readonly [Game in GameId]: GamePresentation<Game> } = Object.assign(
  {},
  ...Object.values(import.meta.glob<object>('./*/presentation.ts', { eager: true })),
);

/** A line whose game the compiler need not know. */
interface LineOf<Game extends GameId> {
  gameId: Game;
  ticket: TicketOf<Game>;
}

export function presentationOf<Game extends GameId>(gameId: Game): GamePresentation<Game> {
  return presentations[gameId];
}

const nothing: TicketFigures = { balls: [], bonus: [], groups: [] };

function figuresOf<Game extends GameId>({ gameId, ticket }: LineOf<Game>): TicketFigures {
  return { ...nothing, ...presentationOf(gameId).figures(ticket) };
}

/** The numbers of a ticket; nothing when it cannot be read. */
export function ticketFigures(line: ReadLine): TicketFigures {
  return isReadable(line) ? figuresOf(line) : nothing;
}

function playOf<Game extends GameId>({ gameId, ticket }: LineOf<Game>): string {
  return presentationOf(gameId).playLabel(ticket);
}

/** How a ticket is played: 'Bậc 6', 'Bao 6 · Bậc 4', 'Chẵn', 'Vé thường'; empty when it cannot be read. */
export function methodLabel(line: ReadLine): string {
  return isReadable(line) ? playOf(line) : '';
}

function noteOf<Game extends GameId>({ gameId, ticket }: LineOf<Game>, ordinary: string): string | null {
  const { playNote, playLabel } = presentationOf(gameId);
  if (playNote) return playNote(ticket);
  const label = playLabel(ticket);
  return label === ordinary ? null : label;
}

/** How it was played: 'Cuối', 'Lẻ', 'Bao 8', 'Max3D+'; null where the numbers tell it, as `ordinary` ones do. */
export function playNote(line: ReadLine, ordinary: string): string | null {
  return isReadable(line) ? noteOf(line, ordinary) || null : null;
}

function betOf<Game extends GameId>({ gameId, ticket }: LineOf<Game>): string {
  return presentationOf(gameId).betLabel?.(ticket) ?? '';
}

/** A ticket that is a bet: 'Lẻ', 'Lớn · 50.000 ₫'; empty for other tickets, and when it cannot be read. */
export function betLabel(line: ReadLine): string {
  return isReadable(line) ? betOf(line) : '';
}

function hitsOf<Game extends GameId>({ gameId, ticket }: LineOf<Game>, groups: readonly string[], drawn: Drawn) {
  return presentationOf(gameId).groupsHit?.(ticket, groups, drawn) ?? groups.filter((group) => drawn.includes(group));
}

/** The groups of a ticket that a draw hits. */
export function groupsHit(line: GameLine, groups: readonly string[], drawn: Drawn): readonly string[] {
  return hitsOf(line, groups, drawn);
}

/** What was typed as a ticket of the game, judged by the rules. */
export function typedTicket(game: ResultGame, typed: Typed): Checked<GameLine, ValidationCode> {
  const fields = presentationOf(game).typed?.read(typed);
  return decodeLine({ gameId: game, ticket: { code: 'A', price: String(TICKET_PRICE), isDone: true, ...fields } });
}
