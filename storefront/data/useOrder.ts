import type { Order } from '@veloc/rules';
import useSWR from 'swr';
import { useApi } from '../state/contexts';
import type { ApiError } from '../api/errors';
import { keys } from './keys';
import { usePlayer } from './player';

/** One of the player's orders; nothing is read without an id. `known` is shown until it has been read. */
export function useOrder(id: string | null, known?: Order) {
  const api = useApi();
  const player = usePlayer();
  const { data, error, isLoading, mutate } = useSWR<Order, ApiError>(
    player && id ? keys.order(player, id) : null,
    ([, , orderId]: ReturnType<typeof keys.order>) => api.order(orderId),
    known?.id === id ? { fallbackData: known } : {},
  );
  return {
    order: data,
    error,
    isLoading,
    /** Reads again; with a newer one at hand, shows that. */
    refresh: (known?: Order) => void mutate(known, { revalidate: known === undefined }),
  };
}
