import type { DayTotal, Transaction as MoneyMovement } from '@veloc/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { nextCursor } from '../http/page';
import { firstIdAt, isId } from '../ids';
import { dayTotals } from './dayTotals';
import type { ListQuery } from './listQuery';
import { matching } from './search';
import { selectTransactions, transactionAnswer } from './transactions';

export interface TransactionPage {
  items: MoneyMovement[];
  cursor: string | null;
  /** Of each day that has a transaction on this page, the newest first. */
  days: DayTotal[];
}

/** One page of a player's transactions of some kinds, newest first; its cost does not grow with their number. */
export async function transactionPage(db: Kysely<Database>, asked: ListQuery): Promise<TransactionPage> {
  const { userId, kinds, cursor, itemPerPage, from, to, search } = asked;
  let query = selectTransactions(db)
    .where('transactions.user_id', '=', userId)
    .where('transactions.kind', 'in', kinds)
    .orderBy('transactions.id', 'desc')
    .limit(itemPerPage);
  if (isId(cursor)) query = query.where('transactions.id', '<', cursor);
  if (from) query = query.where('transactions.id', '>=', firstIdAt(from));
  if (to) query = query.where('transactions.id', '<', firstIdAt(to));
  if (search) query = query.where(matching(search));
  const rows = await query.execute();
  return {
    items: rows.map(transactionAnswer),
    cursor: nextCursor(rows, itemPerPage, ({ id }) => id),
    days: await dayTotals(db, asked, rows),
  };
}
