import {
  feedOf,
  gameIds,
  vietnamDay,
  type GameId,
  type GameResult,
  type HistoryEntry,
  type HistoryTicket,
} from '@veloc/rules';
import { useEffect } from 'react';
import { useTicketHistory } from '../../data/tickets';
import { fieldDate } from '../result/result';
import { ticketState, type PurchaseState } from './ticketState';

/** Purchases that are looked through for those of an old draw. */
const FARTHEST = 200;

/** What nobody paid for takes no part in a draw, whatever its numbers; the same mark has what its player deleted. */
const neverPlayed: readonly PurchaseState[] = ['unpaid', 'cancelled'];

/** A ticket of the player's in one draw, and the purchase it came with. */
export interface PlayedTicket {
  purchase: string;
  ticket: HistoryTicket;
}

/** A game, and those that are settled by the same draws, as Keno's side games are. */
export function gamesOfDraws(game: GameId): readonly GameId[] {
  return [game, ...gameIds.filter((other) => other !== game && feedOf[other] === feedOf[game])];
}

/** The period of another game that the same draw settles. */
export const periodOf = (period: string, game: GameId) => period.replace(/^[^:]*/, game);

/** Which of these purchases' tickets took part in a draw. */
export function playedIn(purchases: readonly HistoryEntry[], draw: string | undefined): PlayedTicket[] {
  return purchases.flatMap(({ id, listPeriod }) =>
    listPeriod
      .filter(({ periodId }) => periodId === draw)
      .flatMap(({ tickets }) =>
        tickets
          .filter((ticket) => !neverPlayed.includes(ticketState(ticket)))
          .map((ticket): PlayedTicket => ({ purchase: id, ticket })),
      ),
  );
}

/** The player's tickets of one draw. The history is read back to the purchases of the day before it. */
export function usePlayedTickets(game: GameId, draw: Pick<GameResult, 'periodId' | 'resultDate'> | undefined) {
  const { items, ended, error, isLoading, isLoadingMore, loadMore, retry } = useTicketHistory(game);
  const oldest = items.at(-1);
  const isLater = draw && oldest && vietnamDay(oldest.createdAt) >= fieldDate(draw.resultDate);
  const goesOn = isLater && !ended && !error && !isLoading && !isLoadingMore && items.length < FARTHEST;

  useEffect(() => {
    if (goesOn) loadMore();
  });

  return { played: playedIn(items, draw?.periodId), error, isLoading: isLoading || goesOn === true, retry };
}

/** The same, tickets alone. */
export function useMyTickets(game: GameId, draw: Pick<GameResult, 'periodId' | 'resultDate'> | undefined) {
  return usePlayedTickets(game, draw).played.map(({ ticket }) => ticket);
}
