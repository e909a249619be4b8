import useSWR from 'swr';
import {
  type Bank,
  type PayoutAccount,
  type GatewayOrder,
  vietnamDay,
  type DayTotal,
  type WalletTransaction,
  type PaymentDetail,
} from '@veloc/rules';
import { useMemo, useState } from 'react';
import { useApi } from '../state/contexts';
import type { ApiError } from '../api/errors';
import { keys } from './keys';
import { usePlayer } from './player';
import { moneyKeys } from './moneyKeys';
import { walletCalls, type MoneyFilter, type MoneyList, type WalletCalls } from '../api/calls/wallet';
import { useList } from './useList';

/** The wallet's calls over the shop's client. */
export function useWalletApi(): WalletCalls {
  const { send } = useApi();
  return useMemo(() => walletCalls(send), [send]);
}

export function useBanks() {
  const api = useApi();
  const { data, error, isLoading, mutate } = useSWR<Bank[], ApiError>(keys.banks, () => api.banks(), {
    revalidateIfStale: false,
  });
  return { banks: data ?? [], error, isLoading, retry: () => void mutate() };
}

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

/**
 * Asks the gateway for a code, over reloads of this tab the same one. `retry` asks again for that one, whose answer may
 * have been lost; `renew` asks for another. `amount` in đồng. The key makes a repeated call the same top-up, so
 * `returnUrl` must not differ by how the page was reached.
 */
export function useTopUp({ amount, bankId, returnUrl }: { amount: number; bankId: string | null; returnUrl: string }) {
  const api = useWalletApi();
  const player = usePlayer();
  const subject = `${amount} ${bankId ?? ''}`;
  const [key, setKey] = useState(() => moneyKeys.of('topUp', subject));
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
    renew: () => setKey(moneyKeys.renew('topUp', subject)),
  };
}

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

/** A movement of money with the sum of its whole day, where the server tells it. */
export interface DatedTransaction extends WalletTransaction {
  dayTotal: DayTotal | undefined;
}

type Key = readonly ['money', player: string, list: MoneyList, filter: string, cursor: string];

/** A player's movements of money in one list, newest first. Empty for a guest. */
export function useMoneyList(list: MoneyList, filter: MoneyFilter) {
  const api = useWalletApi();
  const player = usePlayer();
  return useList<DatedTransaction, Key>(
    (cursor) => (player === null ? null : ['money', player, list, JSON.stringify(filter), cursor]),
    async (cursor) => {
      const { items, nextCursor, days } = await api.money(list, filter, cursor);
      return {
        nextCursor,
        items: items.map((item) => ({
          ...item,
          dayTotal: days.find(({ date }) => date === vietnamDay(item.createdAt)),
        })),
      };
    },
  );
}
