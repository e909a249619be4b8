import { gameConfig, type GameId, type GameResult } from '@veloc/rules';
import { useMyTickets } from '../useMyTickets';
import { MyTickets } from './MyTickets';

interface SideTicketsProps {
  gameId: GameId;
  result: GameResult;
}

/** The player's tickets of another game that the same draw settles, such as Keno's bets on even and odd. */
export function SideTickets({ gameId, result }: SideTicketsProps) {
  // A draw has a period in each of its games, which differ by the game alone.
  const periodId = result.periodId.replace(/^[^:]*/, gameId);
  const tickets = useMyTickets(gameId, { ...result, periodId });
  return (
    <MyTickets gameId={gameId} result={result} tickets={tickets} title={`Vé ${gameConfig[gameId].title} của bạn`} />
  );
}
