import { texts, vietnamDay, type WalletTransaction } from '@veloc/rules';
import { useState } from 'react';
import { ApiError, messageOf } from '../../api/errors';
import type { MoneyFilter, MoneyList } from '../../api/calls/wallet';
import { useWalletApi } from '../../data/wallet';
import { saveFile } from '../../shared/usePicture';
import { usePopups, useServerClock } from '../../state/contexts';
import { movementsCsv } from './csv';

/** Why a history did not come: the server's own sentence, else the one that the specification fixes (section 8). */
export function historyMessage(error: unknown): string {
  const isMute =
    !(error instanceof ApiError) ||
    error.kind === 'answer' ||
    (error.status !== undefined && error.message === texts.serverFailed(error.status));
  return isMute ? texts.transactionsFailed : messageOf(error);
}

const ROWS_A_CALL = 50;

/** Saves a whole list, as it is narrowed down, as a file on the device. */
export function useCsv(list: MoneyList, filter: MoneyFilter) {
  const api = useWalletApi();
  const now = useServerClock();
  const { warnOfFailure } = usePopups();
  /** Rows read so far; null while nothing is under way. */
  const [rows, setRows] = useState<number | null>(null);

  const save = async () => {
    setRows(0);
    try {
      const movements: WalletTransaction[] = [];
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
      warnOfFailure(historyMessage(error));
    } finally {
      setRows(null);
    }
  };
  return { rows, save };
}
