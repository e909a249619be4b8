import { DAY, startOfDay, type DayTotal } from '@veloc/rules';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema';
import { listed, type ListQuery } from './listQuery';

// Vietnam has kept this distance to UTC since 1975, and the embedded database carries no table of zones.
const dayInVietnam = sql<string>`to_char(transactions.created_at at time zone 'UTC' + interval '7 hours', 'YYYY-MM-DD')`;

/** Money out counts below 0; what came to nothing, and money that stays the player's, counts nothing. */
const signed = sql<number>`coalesce(sum(case
  when transactions.status in ('failed', 'cancelled') then 0
  when transactions.kind in ('reward_transfer', 'withdraw_reversal') then 0
  when transactions.kind = 'topup' and transactions.status <> 'success' then 0
  when transactions.kind in ('buy', 'withdraw', 'manual_debit') then -transactions.amount
  else transactions.amount end), 0)::bigint`;

/** The sum of each day that the rows of a page fall on, over the whole day and not only over the page. */
export async function dayTotals(
  db: Kysely<Database>,
  { userId, kinds }: Pick<ListQuery, 'userId' | 'kinds'>,
  { rows, found }: { rows: readonly { created_at: Date }[]; found: RawBuilder<boolean> },
): Promise<DayTotal[]> {
  // Each day by itself: those between them may hold thousands of rows that a search does not find.
  const starts = [...new Set(rows.map(({ created_at: at }) => startOfDay(at) ?? 0))];
  if (starts.length === 0) return [];
  const days = starts.map((start) =>
    listed({ userId, kinds, cursor: '0', from: new Date(start), to: new Date(start + DAY) }),
  );
  return db
    .selectFrom('transactions')
    .select([dayInVietnam.as('date'), signed.as('total'), sql<number>`count(*)::int`.as('count')])
    .where((row) => row.or(days))
    .where(found)
    .groupBy(dayInVietnam)
    .orderBy('date', 'desc')
    .execute();
}
