import type { GatewayOrder } from '@veloc/rules';
import useSWR from 'swr';
import type { ApiError } from '../api/errors';
import { useWalletApi } from '../api/useWalletApi';
import { keys } from './keys';
import { usePlayer } from './usePlayer';

/** What to transfer for a top-up that waits; nothing any more once the server says that it does not. */
export function useWaitingTopUp(id: string) {
  const api = useWalletApi();
  const player = usePlayer();
  const { data, error, isLoading, mutate } = useSWR<GatewayOrder, ApiError>(
    player && keys.waitingTopUp(player, id),
    ([, , topUpId]: ReturnType<typeof keys.waitingTopUp>) => api.waitingTopUp(topUpId),
  );
  const isOver = error?.status === 404 || error?.status === 409;
  return { order: isOver ? undefined : data, isOver, error, isLoading, retry: () => void mutate() };
}
