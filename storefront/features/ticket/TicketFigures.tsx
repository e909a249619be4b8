import { isReadable, slotGames, type HistoryTicket, type ReadLine } from '@veloc/rules';
import { DigitTiles, NumberBall, Text } from '@veloc/ui';
import type { TicketFigures as Figures } from '../../games/gamePresentation';
import { ticketFigures } from '../../games/gamePresentations';
import { plus } from './Ticket.css';

/** The numbers in a line of text: '06 14 22 35 41 53 + 09'. */
export function figureLabel({ balls, bonus, groups }: Figures): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const main = [...balls.map(twoDigits), ...groups].join(' ');
  return bonus.length > 0 ? `${main} + ${bonus.map(twoDigits).join(' ')}` : main;
}

/** Numbers in a line of text as they are shown: the font draws a plain space before a 4 or a 7 as good as away. */
export const figuresApart = (words: string) => words.replaceAll(' ', '\u2002');

/** Whether a ticket has numbers to show: a bet has none. */
export function hasFigures(line: ReadLine): boolean {
  const { balls, groups } = ticketFigures(line);
  return balls.length + groups.length > 0;
}

/** The same of a ticket; empty of a bet. */
export const figuresOf = (line: ReadLine) => figureLabel(ticketFigures(line));

/** Of these tickets those whose numbers can be kept, each once: not of a stock, and none that nobody can read. */
export function keepable(tickets: readonly HistoryTicket[]): HistoryTicket[] {
  const kept = tickets.filter((ticket) => isReadable(ticket) && ticket.gameId in slotGames && hasFigures(ticket));
  return [...new Map(kept.map((ticket) => [figuresOf(ticket), ticket])).values()];
}

interface TicketFiguresProps {
  line: ReadLine;
  /**
   * Without the game's colour, for a ticket that cannot be bought.
   * @default false
   */
  isFaded?: boolean;
}

/** The numbers of one ticket in its game's balls, small enough for a list. */
export function TicketFigures({ line, isFaded = false }: TicketFiguresProps) {
  const { balls, bonus, groups } = ticketFigures(line);
  const state = isFaded ? 'unmatched' : 'selected';
  return (
    <>
      {balls.map((value) => (
        <NumberBall key={value} value={value} size={26} state={state} />
      ))}
      {bonus.length > 0 ? (
        <Text as="span" size="label" weight="bold" tone="soft" className={plus}>
          +
        </Text>
      ) : null}
      {bonus.map((value) => (
        <NumberBall key={`bonus ${value}`} value={value} size={26} state={state} kind="bonus" />
      ))}
      {groups.length > 0 ? <DigitTiles label="Bộ số" groups={groups} length={groups[0]?.length ?? 0} /> : null}
    </>
  );
}
