import type { DayTotal, WalletTransaction } from '@veloc/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { nextCursor } from '../http/page';
import { dayTotals } from './dayTotals';
import { listed, type ListQuery } from './listQuery';
import { searchCondition } from './search';
import { selectWalletTransactions, walletTransactionAnswer } from './walletTransactions';

export interface WalletTransactionPage {
  items: WalletTransaction[];
  cursor: string | null;
  /** Of each day that has a transaction on this page, the newest first. */
  days: DayTotal[];
}

/** One page of a player's transactions of some kinds, newest first; its cost does not grow with their number. */
export async function walletTransactionPage(db: Kysely<Database>, asked: ListQuery): Promise<WalletTransactionPage> {
  const { itemPerPage } = asked;
  const found = await searchCondition(db, asked);
  const rows = await selectWalletTransactions(db)
    .where(listed(asked))
    .where(found)
    .orderBy('transactions.id', 'desc')
    .limit(itemPerPage)
    .execute();
  return {
    items: rows.map(walletTransactionAnswer),
    cursor: nextCursor(rows, itemPerPage, ({ id }) => id),
    days: await dayTotals(db, asked, { rows, found }),
  };
}
