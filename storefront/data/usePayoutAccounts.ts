import type { PayoutAccount } from '@veloc/rules';
import useSWR from 'swr';
import type { ApiError } from '../api/errors';
import { useWalletApi } from '../api/useWalletApi';
import { usePlayer } from './usePlayer';

/** Accounts that the player was paid out to before; none while they are on their way. */
export function usePayoutAccounts() {
  const api = useWalletApi();
  const player = usePlayer();
  const { data, isLoading, mutate } = useSWR<PayoutAccount[], ApiError>(
    player && (['payout-accounts', player] as const),
    () => api.payoutAccounts(),
  );
  return { accounts: data ?? [], isLoading, refresh: () => void mutate() };
}
