import { breakEnd, vietnamDate, vietnamTime, texts, type BreakLength } from '@veloc/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { HttpError } from '../http/httpError';
import { newId } from '../ids';
import { notify } from '../notifications/notify';

/** When the break that runs at `now` ends; null while none runs. */
export async function breakUntil(db: Kysely<Database>, userId: string, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('breaks')
    .select('ends_at')
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .orderBy('ends_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.ends_at ?? null;
}

/** Throws 403 ON_BREAK with its end while a break runs. */
export async function requireNoBreak(db: Kysely<Database>, userId: string, now: Date): Promise<void> {
  const until = await breakUntil(db, userId, now);
  if (!until) return;
  const sentence = texts.onBreak(vietnamTime(until), vietnamDate(until));
  throw new HttpError(403, 'ON_BREAK', sentence, { until: until.toISOString() });
}

/**
 * Begins a break, cancels every open order and tells the player. A longer break that runs already stays as it is: none ends early. The
 * caller holds the player's lock (`lockPlayer`).
 */
export async function takeBreak(
  trx: Transaction<Database>,
  userId: string,
  length: BreakLength,
  now: Date,
): Promise<void> {
  const end = breakEnd(length, now);
  if (end === null) throw new Error(`The shop's clock stands at ${String(now)}, so no break can be counted from it.`);
  await trx
    .insertInto('breaks')
    .values({ id: newId(now), user_id: userId, length, starts_at: now, ends_at: new Date(end) })
    .execute();
  await trx
    .updateTable('orders')
    .set({ status: 'cancelled' })
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .execute();
  const until = new Date(end).toISOString();
  await notify(trx, now, [{ userId, kind: 'breakBegun', params: { until } }]);
}
