import type { GatewayOrder } from '@veloc/rules';
import { useState } from 'react';
import useSWR from 'swr';
import { useApi } from '../api/ApiProvider';
import type { ApiError } from '../api/errors';
import { keys } from './keys';
import { usePlayer } from './usePlayer';
import { keyOfTopUp, newKeyOfTopUp } from '../state/payment/keptTopUp';

/**
 * Asks the gateway for a code, over reloads of this tab the same one. `retry` asks again for that one, whose answer may
 * have been lost; `renew` asks for another. `amount` in đồng. The key makes a repeated call the same top-up, so
 * `returnUrl` must not differ by how the page was reached.
 */
export function useTopUp({ amount, bankId, returnUrl }: { amount: number; bankId: string | null; returnUrl: string }) {
  const api = useApi();
  const player = usePlayer();
  const subject = `${amount} ${bankId ?? ''}`;
  const [key, setKey] = useState(() => keyOfTopUp(subject));
  const { data, error, isLoading, mutate } = useSWR<GatewayOrder, ApiError>(
    player && keys.topUp(player, key),
    () => api.startTopUp({ amount, returnUrl, ...(bankId ? { bankId } : {}) }, key),
    { revalidateIfStale: false },
  );
  return {
    order: data,
    error,
    isLoading,
    retry: () => void mutate(),
    renew: () => setKey(newKeyOfTopUp(subject)),
  };
}
