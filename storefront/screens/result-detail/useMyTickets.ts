import { vietnamDay, type GameId, type GameResult, type HistoryTicket } from '@veloc/rules';
import { useEffect } from 'react';
import { useTicketHistory } from '../../data/tickets';
import { fieldDate } from '../../features/result/result';
import { ticketState, type PurchaseState } from '../../features/ticket/ticketState';

/** Purchases that are looked through for those of an old draw. */
const FARTHEST = 200;

/** What nobody paid for takes no part in a draw, whatever its numbers; the same mark has what its player deleted. */
const neverPlayed: readonly PurchaseState[] = ['unpaid', 'cancelled'];

/** The player's tickets of one draw. The history is read back to the purchases of the day before it. */
export function useMyTickets(game: GameId, result: GameResult | undefined): HistoryTicket[] {
  const { items, ended, error, isLoading, isLoadingMore, loadMore } = useTicketHistory(game);
  const oldest = items.at(-1);
  const isLater = result && oldest && vietnamDay(oldest.createdAt) >= fieldDate(result.resultDate);
  const goesOn = isLater && !ended && !error && !isLoading && !isLoadingMore && items.length < FARTHEST;

  useEffect(() => {
    if (goesOn) loadMore();
  });

  return items.flatMap(({ listPeriod }) =>
    listPeriod
      .filter(({ periodId }) => periodId === result?.periodId)
      .flatMap(({ tickets }) => tickets.filter((ticket) => !neverPlayed.includes(ticketState(ticket)))),
  );
}
