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

type Draw = Pick<GameResult, 'periodId' | 'resultDate'>;
type History = ReturnType<typeof useTicketHistory>;

interface GameHistory {
  game: GameId;
  history: History;
}

/** The player's purchases of a game and of those that its draws settle, too, its own first. */
export function useHistoriesOfDraws(game: GameId): GameHistory[] {
  const games = gamesOfDraws(game);
  // Keno's draws settle two side games; no other game's settle any.
  const [, second, third] = games;
  const histories = [
    useTicketHistory(game),
    useTicketHistory(second ?? game, second !== undefined),
    useTicketHistory(third ?? game, third !== undefined),
  ];
  return histories.flatMap((history, index) => {
    const of = games[index];
    return of ? [{ game: of, history }] : [];
  });
}

/** The player's tickets of all games that one draw settles. */
export function useTicketsOfDraw(game: GameId, draw: Draw | undefined) {
  return useReadBack(useHistoriesOfDraws(game), draw);
}

/** Tickets of a draw, of histories that are read back to the purchases of the day before it. */
function useReadBack(histories: readonly GameHistory[], draw: Draw | undefined) {
  const unread = histories.filter(({ history }) => goesOn(history, draw));
  useEffect(() => {
    for (const { history } of unread) history.loadMore();
  });
  return {
    played: histories.flatMap(({ game, history }) => playedIn(history.items, draw && periodOf(draw.periodId, game))),
    isLoading: unread.length > 0 || histories.some(({ history }) => history.isLoading),
    /** Some could not be read, so that there may be more. */
    hasFailed: histories.some(({ history }) => history.error !== undefined),
    retry: () => histories.forEach(({ history }) => history.retry()),
  };
}

/** Whether tickets of the draw may be among the purchases before those that were read. */
function goesOn({ items, ended, error, isLoading, isLoadingMore }: History, draw: Draw | undefined): boolean {
  const oldest = items.at(-1);
  const isLater = draw && oldest && vietnamDay(oldest.createdAt) >= fieldDate(draw.resultDate);
  return isLater === true && !ended && !error && !isLoading && !isLoadingMore && items.length < FARTHEST;
}
