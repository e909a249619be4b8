import { isReadable, type GameId, type ReadLine, type TicketOf } from '@veloc/rules';

type Conditions = { readonly [Game in GameId]?: (ticket: TicketOf<Game>) => string };

/** Apart from the presentations, which home loads: `betConditions` of each folder's `betCondition.ts`. */
const conditions: Conditions = Object.assign(
  {},
  ...Object.values(import.meta.glob<Conditions>('./*/betCondition.ts', { eager: true, import: 'betConditions' })),
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
