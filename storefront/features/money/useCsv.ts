import { vietnamDay, type Transaction } from '@veloc/rules';
import { useState } from 'react';
import type { MoneyFilter, MoneyList } from '../../api/calls/wallet';
import { useWalletApi } from '../../api/useWalletApi';
import { saveFile } from '../../shared/saveFile';
import { useNotices } from '../../state/notices/useNotices';
import { useServerClock } from '../../state/server-clock/useServerClock';
import { movementsCsv } from './csv';
import { historyMessage } from './historyMessage';

const ROWS_A_CALL = 50;

/** Saves a whole list, as it is narrowed down, as a file on the device. */
export function useCsv(list: MoneyList, filter: MoneyFilter) {
  const api = useWalletApi();
  const now = useServerClock();
  const { warn } = useNotices();
  /** Rows read so far; null while nothing is under way. */
  const [rows, setRows] = useState<number | null>(null);

  const save = async () => {
    setRows(0);
    try {
      const movements: Transaction[] = [];
      let cursor: string | null = '0';
      while (cursor !== null) {
        const page = await api.money(list, filter, cursor, ROWS_A_CALL);
        movements.push(...page.items);
        cursor = page.items.length === 0 ? null : page.nextCursor;
        setRows(movements.length);
      }
      saveFile(
        new File([movementsCsv(movements, now())], `ve-loc-giao-dich-${vietnamDay(now())}.csv`, {
          type: 'text/csv;charset=utf-8',
        }),
      );
    } catch (error) {
      warn(historyMessage(error));
    } finally {
      setRows(null);
    }
  };
  return { rows, save };
}
