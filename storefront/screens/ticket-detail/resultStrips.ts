import { isLineOf, type GameId, type HistoryPeriod } from '@veloc/rules';
import { figuresApart } from '../../features/ticket/TicketFigures';
import { presentationOf } from '../../games/gamePresentations';

/** One line of what was drawn. */
export interface ResultStrip {
  label: string;
  words: string;
}

type Drawn = readonly (number | string)[];

/** '05'; groups of digits as they are. */
export const drawnWord = (value: number | string) => String(value).padStart(2, '0');

/** '05 17 23 31 44 52'. */
export function drawnLabel(numbers: Drawn): string {
  return numbers.map(drawnWord).join(' ');
}

/** What was drawn, as text below the tickets: in one line or, where prizes have numbers of their own, by prize. */
export function resultStrips<Game extends GameId>(
  gameId: Game,
  { result, tickets }: Pick<HistoryPeriod, 'result' | 'tickets'>,
): ResultStrip[] {
  if (!result) return [];
  const { drawnNote, drawnTiers } = presentationOf(gameId);
  const held = tickets.flatMap((ticket) => (isLineOf(ticket, gameId) ? [ticket.ticket] : []));
  const strips = drawnTiers?.(result, held).map(({ name, numbers }) => ({
    label: name,
    words: drawnLabel(numbers),
  })) ?? [{ label: 'Kết quả', words: drawnLabel(result) }];
  return drawnNote ? [{ label: 'Kỳ này', words: drawnNote(result) }, ...strips] : strips;
}

const FIGURE = /^\d+$/;

/** Between two figures the wide space of figures, in a sentence such as 'Lớn · 11 trên 20 số' that of words. */
export function gapBetween(before: string, after: string): string {
  return FIGURE.test(before) && FIGURE.test(after) ? figuresApart(' ') : ' ';
}
