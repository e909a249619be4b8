import type { HistoryDetail } from '@veloc/rules';
import useSWR from 'swr';
import { useApi } from '../api/ApiProvider';
import type { ApiError } from '../api/errors';
import { keys } from './keys';
import { usePlayer } from './usePlayer';

/** One purchase with its tickets, result and reward. */
export function useTicketDetail(id: string) {
  const api = useApi();
  const player = usePlayer();
  const { data, error, isLoading, mutate } = useSWR<HistoryDetail, ApiError>(
    player && keys.ticketDetail(player, id),
    () => api.ticketDetail(id),
  );
  return { detail: data, error, isLoading, retry: () => void mutate() };
}
