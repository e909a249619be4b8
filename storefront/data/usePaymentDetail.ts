import useSWR from 'swr';
import { useApi } from '../api/ApiProvider';
import type { PaymentDetail } from '../api/calls/money';
import type { ApiError } from '../api/errors';
import { keys } from './keys';
import { usePlayer } from './usePlayer';

const LOOK_EVERY_MS = 5_000;

/** One movement of money, looked at again until it has come to an end. */
export function usePaymentDetail(id: string | null) {
  const api = useApi();
  const player = usePlayer();
  const { data, error, isLoading, mutate } = useSWR<PaymentDetail, ApiError>(
    player && id ? keys.payment(player, id) : null,
    ([, , paymentId]: ReturnType<typeof keys.payment>) => api.payment(paymentId),
    {
      refreshInterval: (latest) =>
        latest?.status === 'pending' || latest?.status === 'processing' ? LOOK_EVERY_MS : 0,
    },
  );
  return { payment: data, error, isLoading, retry: () => void mutate(), look: () => mutate() };
}
