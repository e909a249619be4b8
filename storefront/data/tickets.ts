import useSWR from 'swr';
import {
  readPrintJob,
  readPurchase,
  type DrawEntry,
  type DrawGroup,
  type GameId,
  type HistoryEntry,
  type HistoryDetail,
  type HistoryDetailAnswer,
  type PrintJob,
  type PrintStatus,
  type TicketCount,
} from '@veloc/rules';
import { useMemo } from 'react';
import { useApi } from '../state/contexts';
import { keys } from './keys';
import { useList } from './useList';
import { usePlayer } from './player';
import type { ApiClient } from '../api/client';
import type { ApiError } from '../api/errors';
import { regionalCalls } from '../api/calls/regional';
import { printingCalls, ticketsByDrawCalls } from '../api/calls/heldTickets';

/** A player's purchases of one game, newest first. Empty for a guest. */
export function useTicketHistory(game: GameId, isWanted = true) {
  const api = useApi();
  const player = usePlayer();
  return useList<HistoryEntry, ReturnType<typeof keys.ticketHistory>>(
    (cursor) => (player === null || !isWanted ? null : keys.ticketHistory(player, game, cursor)),
    async (cursor) => {
      const { items, nextCursor } = await (game === 'loto' || game === 'classic'
        ? regionalCalls(api.send).regionalHistory(game, cursor)
        : api.ticketHistory(game, cursor));
      return { items: items.map(readPurchase), nextCursor };
    },
  );
}

/** A player's tickets of all games by the time of their draws: what waits, or what is over. Empty for a guest. */
export function useTicketsByDraw(group: DrawGroup, isWanted = true) {
  const api = useApi();
  const player = usePlayer();
  return useList<DrawEntry, ReturnType<typeof keys.ticketsByDraw>>(
    (cursor) => (player === null || !isWanted ? null : keys.ticketsByDraw(player, group, cursor)),
    async (cursor) => {
      const { items, nextCursor } = await ticketsByDrawCalls(api.send).ticketsByDraw(group, cursor);
      return { items: items.map(readPurchase), nextCursor };
    },
  );
}

/** How many tickets of each game wait and have just won; none until it is known, and for a guest. */
export function useTicketCounts(): readonly TicketCount[] {
  const api = useApi();
  const player = usePlayer();
  const { data } = useSWR<TicketCount[], ApiError>(player && keys.ticketCounts(player), () =>
    ticketsByDrawCalls(api.send).ticketCounts(),
  );
  return data ?? [];
}

const regionalGames = ['loto', 'classic'] as const;

/** One purchase by its id in the history, as it comes. */
export function loadPurchase(api: Pick<ApiClient, 'send' | 'ticketDetail'>, id: string): Promise<HistoryDetailAnswer> {
  const game = regionalGames.find((known) => id.endsWith(`.${known}`));
  return game ? regionalCalls(api.send).regionalTicket(game, id) : api.ticketDetail(id);
}

/** One purchase with its tickets, result and reward. */
export function useTicketDetail(id: string) {
  const api = useApi();
  const player = usePlayer();
  const { data, error, isLoading, mutate } = useSWR<HistoryDetail, ApiError>(
    player && keys.ticketDetail(player, id),
    async () => readPurchase(await loadPurchase(api, id)),
  );
  return { detail: data, error, isLoading, retry: () => void mutate() };
}

/**
 * Deletes one purchase of the player, by its id in the history: an unpaid one is cancelled, one that is decided leaves
 * the history. Rejects with the call's error, for instance of a purchase that still waits for its draw.
 */
export function useDeletePurchase() {
  const api = useApi();
  return (id: string) => api.deleteTickets([id]);
}

/** Another device may be printing from the same queue. */
const LOOK_AGAIN_MS = 10_000;

/** A player's print jobs, newest first, and ways to change them. Not read for a guest. */
export function usePrintQueue() {
  const { send } = useApi();
  const calls = useMemo(() => printingCalls(send), [send]);
  const player = usePlayer();
  const { data, error, isLoading, mutate } = useSWR<PrintJob[], ApiError>(
    player && keys.printJobs(player),
    async () => (await calls.printJobs()).map(readPrintJob),
    { refreshInterval: LOOK_AGAIN_MS },
  );
  return {
    jobs: data,
    error,
    isLoading,
    retry: () => void mutate(),
    /** Moves jobs on together. Rejects with the first call's error, and shows what stands on the server either way. */
    move: async (jobs: readonly PrintJob[], status: PrintStatus) => {
      try {
        await Promise.all(jobs.map(({ id }) => calls.movePrintJob(id, status)));
      } finally {
        await mutate();
      }
    },
  };
}

/** As many as one call takes. */
const TICKETS_A_CALL = 60;

/** Queues bought tickets for printing, without reading the queue. Rejects with the first call's error. */
export function useQueueForPrinting() {
  const { send } = useApi();
  return async (ticketIds: readonly string[]) => {
    const { queueForPrinting } = printingCalls(send);
    for (let from = 0; from < ticketIds.length; from += TICKETS_A_CALL)
      await queueForPrinting(ticketIds.slice(from, from + TICKETS_A_CALL));
  };
}
