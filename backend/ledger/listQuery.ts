import type { TransactionKind } from '@veloc/rules';
import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Database } from '../db/schema';
import { firstIdAt, isId } from '../ids';

export interface ListFilter {
  from?: Date | undefined;
  /** The first moment that is too late. */
  to?: Date | undefined;
  search?: string | undefined;
}

/** A page of transactions of some kinds that a player asks for. */
export interface ListQuery extends ListFilter {
  userId: string;
  kinds: readonly TransactionKind[];
  /** Id of the last transaction of the page before; '0' for the newest. */
  cursor: string;
  itemPerPage: number;
}

/** The condition that a row of `transactions` is on the list, but for the words of a search. */
export function listed({ userId, kinds, cursor, from, to }: Omit<ListQuery, 'itemPerPage'>): Expression<SqlBool> {
  const row = expressionBuilder<Database, 'transactions'>();
  return row.and([
    row('transactions.user_id', '=', userId),
    row('transactions.kind', 'in', kinds),
    ...(isId(cursor) ? [row('transactions.id', '<', cursor)] : []),
    ...(from ? [row('transactions.id', '>=', firstIdAt(from))] : []),
    ...(to ? [row('transactions.id', '<', firstIdAt(to))] : []),
  ]);
}
