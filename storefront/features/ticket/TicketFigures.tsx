import type { GameId } from '@veloc/rules';
import { DigitTiles, NumberBall } from '@veloc/ui';
import { ticketFigures } from './figures';

/** The numbers of one ticket in its game's balls, small enough for a list. */
export function TicketFigures({ gameId, ticket }: { gameId: GameId; ticket: unknown }) {
  const { balls, bonus, groups } = ticketFigures(gameId, ticket);
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
