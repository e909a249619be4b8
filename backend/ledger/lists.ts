import type { Transaction as MoneyMovement, TransactionKind } from '@veloc/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { nextCursor } from '../http/page';
import { isId } from '../ids';
import { selectTransactions, transactionAnswer } from './transactions';

export interface ListQuery {
  userId: string;
  kinds: readonly TransactionKind[];
  /** Id of the last transaction of the page before; '0' for the newest. */
  cursor: string;
  itemPerPage: number;
}

export interface TransactionPage {
  items: MoneyMovement[];
  cursor: string | null;
}

/** One page of a player's transactions of some kinds, newest first; its cost does not grow with their number. */
export async function transactionPage(
  db: Kysely<Database>,
  { userId, kinds, cursor, itemPerPage }: ListQuery,
): Promise<TransactionPage> {
  let query = selectTransactions(db)
    .where('transactions.user_id', '=', userId)
    .where('transactions.kind', 'in', kinds)
    .orderBy('transactions.id', 'desc')
    .limit(itemPerPage);
  if (isId(cursor)) query = query.where('transactions.id', '<', cursor);
  const rows = await query.execute();
  return { items: rows.map(transactionAnswer), cursor: nextCursor(rows, itemPerPage, ({ id }) => id) };
}
