import { changeLimit, limitAt, limitSpans, type LimitSpan, type SpendingLimit } from '@veloc/rules';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../db/schema';

export type LimitsBySpan = Record<LimitSpan, SpendingLimit>;

function limitOf(row: Selectable<Database['spending_limits']>): SpendingLimit {
  const { amount, pending_amount, pending_from } = row;
  return { amount, pending: pending_from && { amount: pending_amount, from: pending_from.getTime() } };
}

/** A player's limits as they stand at `now`. */
export async function spendingLimits(db: Kysely<Database>, userId: string, now: Date): Promise<LimitsBySpan> {
  const rows = await db.selectFrom('spending_limits').selectAll().where('user_id', '=', userId).execute();
  const limits: LimitsBySpan = {
    day: { amount: null, pending: null },
    week: { amount: null, pending: null },
    month: { amount: null, pending: null },
  };
  for (const row of rows) limits[row.span] = limitAt(limitOf(row), now.getTime());
  return limits;
}

/** Changes the limits that are named, in đồng or null for none. The caller holds the player's lock (`lockPlayer`). */
export async function changeLimits(
  trx: Transaction<Database>,
  userId: string,
  wanted: Readonly<Partial<Record<LimitSpan, number | null | undefined>>>,
  now: Date,
): Promise<void> {
  const current = await spendingLimits(trx, userId, now);
  for (const span of limitSpans) {
    const amount = wanted[span];
    if (amount === undefined) continue;
    const { pending, ...next } = changeLimit(current[span], amount, now.getTime());
    const values = {
      ...next,
      pending_amount: pending?.amount ?? null,
      pending_from: pending && new Date(pending.from),
      updated_at: now,
    };
    await trx
      .insertInto('spending_limits')
      .values({ user_id: userId, span, ...values })
      .onConflict((conflict) => conflict.columns(['user_id', 'span']).doUpdateSet(values))
      .execute();
  }
}
