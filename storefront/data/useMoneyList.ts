import { vietnamDay, type DayTotal, type Transaction } from '@veloc/rules';
import type { MoneyFilter, MoneyList } from '../api/calls/wallet';
import { useWalletApi } from '../api/useWalletApi';
import { useList } from './useList';
import { usePlayer } from './usePlayer';

/** A movement of money with the sum of its whole day, where the server tells it. */
export interface DatedTransaction extends Transaction {
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
