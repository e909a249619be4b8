import {
  limitSpans,
  spanStart,
  TICKET_STATUS,
  vietnamDay,
  vietnamInstant,
  weeksOfMonth,
  type LimitSpan,
  type Stretch,
} from '@veloc/rules';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/**
 * What the player paid for tickets since `since`, and what came back for draws that were called off. Both count by when
 * the order was paid, in đồng.
 */
function movesSince(db: Kysely<Database>, userId: string, since: Date) {
  const paid = db
    .selectFrom('orders')
    .select(['orders.paid_at', sql<number>`orders.total + orders.fee`.as('amount')])
    .where('orders.user_id', '=', userId)
    .where('orders.paid_at', '>=', since);
  const refunded = db
    .selectFrom('orders')
    .innerJoin('transactions', 'transactions.order_id', 'orders.id')
    .select(['orders.paid_at', sql<number>`-transactions.amount`.as('amount')])
    .where('orders.user_id', '=', userId)
    .where('orders.paid_at', '>=', since)
    .where('transactions.kind', '=', 'refund');
  return db.selectFrom(paid.unionAll(refunded).as('moves'));
}

/** Đồng spent on tickets in each span that holds `now`, less what came back. */
export async function spentOn(db: Kysely<Database>, userId: string, now: Date): Promise<Record<LimitSpan, number>> {
  const start = (span: LimitSpan) => new Date(spanStart(span, now) ?? now.getTime());
  const earliest = new Date(Math.min(...limitSpans.map((span) => start(span).getTime())));
  return movesSince(db, userId, earliest)
    .select(
      limitSpans.map((span) =>
        sql<number>`coalesce(sum(amount) filter (where paid_at >= ${start(span)}::timestamptz), 0)::bigint`.as(span),
      ),
    )
    .executeTakeFirstOrThrow();
}

/** Đồng spent on tickets since 1 January in Vietnam, less what came back, and đồng of prizes paid since then. */
export async function yearSoFar(
  db: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<Record<'spent' | 'won', number>> {
  const year = new Date(vietnamInstant(`01/01/${vietnamDay(now).slice(0, 4)}`, '00:00') ?? now);
  const { spent } = await movesSince(db, userId, year)
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('spent'))
    .executeTakeFirstOrThrow();
  const { won } = await db
    .selectFrom('transactions')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('won'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'reward')
    .where('created_at', '>=', year)
    .executeTakeFirstOrThrow();
  return { spent, won };
}

/** Đồng spent on tickets in each seven days of the month that holds `now`, less what came back. */
export async function spentByWeek(
  db: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<(Stretch & { spent: number })[]> {
  const weeks = weeksOfMonth(now);
  const [first] = weeks;
  if (!first) return [];
  const month = new Date(first.from);
  const sums = await movesSince(db, userId, month)
    // Every day of Vietnam has 24 hours.
    .select([
      sql<number>`floor(extract(epoch from paid_at - ${month}::timestamptz) / 604800)::int`.as('week'),
      sql<number>`sum(amount)::bigint`.as('spent'),
    ])
    .groupBy('week')
    .execute();
  return weeks.map((week, index) => ({ ...week, spent: sums.find((sum) => sum.week === index)?.spent ?? 0 }));
}

/** Tickets the player has bought since Monday, each once for all its draws, without those whose money came back. */
export async function ticketsThisWeek(db: Kysely<Database>, userId: string, now: Date): Promise<number> {
  const bought = db
    .selectFrom('orders')
    .innerJoin('tickets', 'tickets.order_id', 'orders.id')
    .select(({ fn }) => fn.max('tickets.copies').as('copies'))
    .where('orders.user_id', '=', userId)
    .where('orders.paid_at', '>=', new Date(spanStart('week', now) ?? now.getTime()))
    .where('tickets.status', '!=', TICKET_STATUS.refunded)
    .groupBy(['tickets.order_id', 'tickets.line']);
  const { count } = await db
    .selectFrom(bought.as('bought'))
    .select(sql<number>`coalesce(sum(copies), 0)::bigint`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
