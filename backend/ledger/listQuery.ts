import { DAY, transactionKinds, vietnamInstant, type TransactionKind } from '@veloc/rules';
import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema';
import { pageEntries } from '../http/page';
import { firstIdAt, isId } from '../ids';

/** A day in Vietnam as `yyyy-mm-dd`, read as the moment it begins. */
const dayStart = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/),
  v.transform((day) => vietnamInstant(day.split('-').toReversed().join('/'), '00:00')),
  v.number(),
  v.transform((moment) => new Date(moment)),
);

/** Days count whole: `to` is read as the moment it ends. */
export const filterEntries = {
  from: v.optional(dayStart),
  to: v.optional(
    v.pipe(
      dayStart,
      v.transform((start) => new Date(start.getTime() + DAY)),
    ),
  ),
  /** Words of a title, a game, a bank, a memo or a code. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
};

/** The query of a list of transactions: page, days and words. */
export const listQuery = v.object({ ...pageEntries, ...filterEntries });

/** The same with kinds, separated by commas; each counts once, so that as many kinds make one statement. */
export const historyQuery = v.object({
  ...listQuery.entries,
  kinds: v.optional(
    v.pipe(
      v.string(),
      v.transform((names) => [...new Set(names.split(','))]),
      v.array(v.picklist(transactionKinds)),
    ),
  ),
});

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
