import { readLine, type GameId, type HistoryPeriod, type HistoryTicket, type TicketOf } from '@veloc/rules';
import { shownGame } from '../../games/shownGames';

/** One line of what was drawn. */
export interface ResultStrip {
  label: string;
  words: string;
}

type Drawn = readonly (number | string)[];

/** '05 17 23 31 44 52'. */
export function drawnLabel(numbers: Drawn): string {
  return numbers.map((value) => String(value).padStart(2, '0')).join(' ');
}

/** What was drawn, as text below the tickets: in one line or, where prizes have numbers of their own, by prize. */
export function resultStrips<Game extends GameId>(
  gameId: Game,
  { result, tickets }: Pick<HistoryPeriod, 'result' | 'tickets'>,
): ResultStrip[] {
  if (!result) return [];
  const { drawnNote, drawnTiers } = shownGame(gameId);
  const strips = drawnTiers?.(result, readTickets(gameId, tickets)).map(({ name, numbers }) => ({
    label: name,
    words: drawnLabel(numbers),
  })) ?? [{ label: 'Kết quả', words: drawnLabel(result) }];
  return drawnNote ? [{ label: 'Kỳ này', words: drawnNote(result) }, ...strips] : strips;
}

function readTickets<Game extends GameId>(gameId: Game, tickets: readonly HistoryTicket[]): TicketOf<Game>[] {
  // A line of a game has a ticket of that game; the compiler cannot see that the two belong together.
  return tickets.flatMap(({ ticket }) => (readLine({ gameId, ticket })?.ticket as TicketOf<Game> | undefined) ?? []);
}
