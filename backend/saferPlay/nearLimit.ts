import { isNearLimit, monthOf } from '@veloc/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { notify } from '../notifications/notify';
import { spendingLimits } from './spendingLimits';
import { spentOn } from './spent';

/** Whether the player wants to be told that the month's limit is near; whoever never said so does. */
export async function tellsNearLimit(db: Kysely<Database>, userId: string): Promise<boolean> {
  const row = await monthRow(db, userId).select('tells_near').executeTakeFirst();
  return row?.tells_near ?? true;
}

/** Keeps what the player wants. The caller holds the player's lock (`lockPlayer`). */
export async function keepTellsNearLimit(
  trx: Transaction<Database>,
  userId: string,
  tells_near: boolean,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('spending_limits')
    .values({ user_id: userId, span: 'month', tells_near, updated_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'span']).doUpdateSet({ tells_near, updated_at: now }))
    .execute();
}

/**
 * Tells the player, once a month, of the purchase at `at` after which four fifths of the month's limit are spent. The
 * caller holds the player's lock (`lockPlayer`).
 */
export async function tellNearLimit(trx: Transaction<Database>, userId: string, at: Date): Promise<void> {
  const row = await monthRow(trx, userId).select('told_near_at').where('tells_near', '=', true).executeTakeFirst();
  const month = monthOf(at);
  if (!row || !month || (row.told_near_at && row.told_near_at.getTime() >= month.from)) return;
  const limit = (await spendingLimits(trx, userId, at)).month.amount;
  if (limit === null) return;
  const { month: spent } = await spentOn(trx, userId, at);
  if (!isNearLimit(spent, limit)) return;
  await trx
    .updateTable('spending_limits')
    .set({ told_near_at: at })
    .where('user_id', '=', userId)
    .where('span', '=', 'month')
    .execute();
  const monthEnd = new Date(month.to).toISOString();
  await notify(trx, at, [{ userId, kind: 'limitNear', params: { spent, limit, monthEnd } }]);
}

function monthRow(db: Kysely<Database>, userId: string) {
  return db.selectFrom('spending_limits').where('user_id', '=', userId).where('span', '=', 'month');
}
