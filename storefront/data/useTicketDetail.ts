import type { HistoryDetail } from '@veloc/rules';
import useSWR from 'swr';
import { useApi } from '../api/ApiProvider';
import type { ApiError } from '../api/errors';
import { keys } from './keys';
import { usePlayer } from './usePlayer';

const regionalGames = ['loto', 'classic'] as const;

/** One purchase with its tickets, result and reward. */
export function useTicketDetail(id: string) {
  const api = useApi();
  const player = usePlayer();
  const { data, error, isLoading, mutate } = useSWR<HistoryDetail, ApiError>(
    player && keys.ticketDetail(player, id),
    () => {
      const game = regionalGames.find((known) => id.endsWith(`.${known}`));
      return game ? api.regionalTicket(game, id) : api.ticketDetail(id);
    },
  );
  return { detail: data, error, isLoading, retry: () => void mutate() };
}
