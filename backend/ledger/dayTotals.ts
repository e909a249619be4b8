import { DAY, startOfDay, type DayTotal } from '@veloc/rules';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { firstIdAt } from '../ids';
import type { ListQuery } from './listQuery';
import { matching } from './search';

// Vietnam has kept this distance to UTC since 1975, and the embedded database carries no table of zones.
const dayInVietnam = sql<string>`to_char(transactions.created_at at time zone 'UTC' + interval '7 hours', 'YYYY-MM-DD')`;

/** Money out counts below 0; what came to nothing, and money that stays the player's, counts nothing. */
const signed = sql<number>`coalesce(sum(case
  when transactions.status in ('failed', 'cancelled') then 0
  when transactions.kind in ('reward_transfer', 'withdraw_reversal') then 0
  when transactions.kind = 'topup' and transactions.status <> 'success' then 0
  when transactions.kind in ('buy', 'withdraw') then -transactions.amount
  else transactions.amount end), 0)::bigint`;

/** The sum of each day that the rows of a page fall on, over the whole day and not only over the page. */
export async function dayTotals(
  db: Kysely<Database>,
  { userId, kinds, search }: Pick<ListQuery, 'userId' | 'kinds' | 'search'>,
  rows: readonly { created_at: Date }[],
): Promise<DayTotal[]> {
  const newest = rows[0];
  const oldest = rows.at(-1);
  if (!newest || !oldest) return [];
  const start = startOfDay(oldest.created_at) ?? 0;
  const end = (startOfDay(newest.created_at) ?? 0) + DAY;
  let query = db
    .selectFrom('transactions')
    .leftJoin('banks', 'banks.id', 'transactions.bank_id')
    .leftJoin('orders', 'orders.id', 'transactions.order_id')
    .select([dayInVietnam.as('date'), signed.as('total'), sql<number>`count(*)::int`.as('count')])
    .where('transactions.user_id', '=', userId)
    .where('transactions.kind', 'in', kinds)
    .where('transactions.id', '>=', firstIdAt(new Date(start)))
    .where('transactions.id', '<', firstIdAt(new Date(end)))
    .groupBy(dayInVietnam)
    .orderBy('date', 'desc');
  if (search) query = query.where(matching(search));
  return query.execute();
}
