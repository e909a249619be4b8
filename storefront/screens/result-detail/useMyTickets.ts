import type { GameId, HistoryTicket } from '@veloc/rules';
import { useTicketHistory } from '../../data/useTicketHistory';

/** The player's tickets of one draw, among the purchases read so far. */
export function useMyTickets(game: GameId, periodId: string | undefined): HistoryTicket[] {
  const { items } = useTicketHistory(game);
  return items.flatMap(({ listPeriod }) =>
    listPeriod.filter((period) => period.periodId === periodId).flatMap(({ tickets }) => tickets),
  );
}
