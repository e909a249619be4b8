import { isReadable, type GameId, type ReadLine, type TicketOf } from '@veloc/rules';

type Conditions = { readonly [Game in GameId]?: (ticket: TicketOf<Game>) => string };

/** Apart from the presentations, which home loads: what a folder's `betCondition.ts` exports, by its game's id. */
const conditions: Conditions = Object.assign(
  {},
  ...Object.values(import.meta.glob<object>('./*/betCondition.ts', { eager: true })),
);

function conditionOf<Game extends GameId>({ gameId, ticket }: { gameId: Game; ticket: TicketOf<Game> }): string | null {
  return conditions[gameId]?.(ticket) ?? null;
}

/**
 * What a bet on an outcome would have needed, 'cần từ 13 số lẻ': eleven odd numbers are more than nine even ones and
 * still lose it. Null for other tickets.
 */
export function betCondition(line: ReadLine): string | null {
  return isReadable(line) ? conditionOf(line) : null;
}
