import { limitSpans, spanStart, type LimitSpan } from '@veloc/rules';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema';

type Starts = Record<LimitSpan, Date>;

function startsAt(now: Date): Starts {
  const start = (span: LimitSpan) => new Date(spanStart(span, now) ?? now.getTime());
  return { day: start('day'), week: start('week'), month: start('month') };
}

/** The sum of `amount` over the rows whose order was paid in each span. */
function sums(amount: RawBuilder<number>, starts: Starts) {
  return limitSpans.map((span) =>
    sql<number>`coalesce(sum(${amount}) filter (where orders.paid_at >= ${starts[span]}::timestamptz), 0)::bigint`.as(
      span,
    ),
  );
}

/**
 * Đồng spent on tickets in each span that holds `now`. An order counts by when it was paid; what came back for a draw
 * that was called off is taken off it again.
 */
export async function spentOn(db: Kysely<Database>, userId: string, now: Date): Promise<Record<LimitSpan, number>> {
  const starts = startsAt(now);
  const earliest = new Date(Math.min(...Object.values(starts).map((start) => start.getTime())));
  const paid = await db
    .selectFrom('orders')
    .select(sums(sql`orders.total + orders.fee`, starts))
    .where('orders.user_id', '=', userId)
    .where('orders.paid_at', '>=', earliest)
    .executeTakeFirstOrThrow();
  const refunded = await db
    .selectFrom('orders')
    .innerJoin('transactions', 'transactions.order_id', 'orders.id')
    .select(sums(sql`transactions.amount`, starts))
    .where('orders.user_id', '=', userId)
    .where('orders.paid_at', '>=', earliest)
    .where('transactions.kind', '=', 'refund')
    .executeTakeFirstOrThrow();
  const net = (span: LimitSpan) => paid[span] - refunded[span];
  return { day: net('day'), week: net('week'), month: net('month') };
}
