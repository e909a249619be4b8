import type { Balance } from '@veloc/rules';
import useSWR from 'swr';
import { useApi } from '../state/contexts';
import type { ApiError } from '../api/errors';
import { keys } from './keys';
import { usePlayer } from './player';

/** −1 means unknown (spec section 3). */
const unknown: Balance = { amount: -1, rewardAmount: -1 };

/** Wallet and reward balance in đồng. A failed read keeps the figures shown (spec section 8). */
export function useBalance() {
  const api = useApi();
  const player = usePlayer();
  const { data, error, isLoading, mutate } = useSWR<Balance, ApiError>(player && keys.balance(player), () =>
    api.balance(),
  );
  return {
    balance: data ?? unknown,
    error,
    isLoading,
    /** Reads again; with an answer at hand that carries a balance, shows that. */
    refresh: (known?: Balance) => (known === undefined ? mutate() : mutate(known, { revalidate: false })),
  };
}
