import type { ReadLine } from '@veloc/rules';
import { DigitTiles, NumberBall } from '@veloc/ui';
import type { TicketFigures as Figures } from '../../games/gamePresentation';
import { ticketFigures } from '../../games/gamePresentations';

/** The numbers in a line of text: '06 14 22 35 41 53 + 09'. */
export function figureLabel({ balls, bonus, groups }: Figures): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const main = [...balls.map(twoDigits), ...groups].join(' ');
  return bonus.length > 0 ? `${main} + ${bonus.map(twoDigits).join(' ')}` : main;
}

/** The numbers of one ticket in its game's balls, small enough for a list. */
export function TicketFigures({ line }: { line: ReadLine }) {
  const { balls, bonus, groups } = ticketFigures(line);
  return (
    <>
      {balls.map((value) => (
        <NumberBall key={value} value={value} size={28} />
      ))}
      {bonus.map((value) => (
        <NumberBall key={`bonus ${value}`} value={value} size={28} kind="bonus" />
      ))}
      {groups.length > 0 ? <DigitTiles label="Bộ số" groups={groups} length={groups[0]?.length ?? 0} /> : null}
    </>
  );
}
