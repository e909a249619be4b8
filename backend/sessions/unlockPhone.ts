import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { notFound } from '../http/httpError';

/** Ms in which a call that got no answer is repeated with its key. */
const REPEATED = 10 * 60_000;

/**
 * Forgives the wrong codes and wrong PINs that were counted against a phone (decision A6), of strangers, of every known
 * device and of every session. A code that was tried up stays used up, and the time between two codes stays. Answers that
 * are stored for the player's keys are forgotten too, but for the newest, so that a session which filled its room can go
 * on. Returns the account of the phone, null for one without, and how many answers were forgotten. Throws 404 NOT_FOUND
 * for a phone that nobody has ever tried.
 */
export async function unlockPhone(
  trx: Transaction<Database>,
  { phone, at }: { phone: string; at: Date },
): Promise<{ userId: string | null; forgotten: number }> {
  const forgiven = { pin_fails: 0, pin_locked_until: null };
  const user = await trx
    .updateTable('users')
    .set({ ...forgiven, pin_day_fails: 0, updated_at: at })
    .where('phone', '=', phone)
    .returning('id')
    .executeTakeFirst();
  let forgotten = 0;
  if (user) {
    await trx.updateTable('known_devices').set(forgiven).where('user_id', '=', user.id).execute();
    await trx
      .updateTable('sessions')
      .set({ ...forgiven, pin_day_fails: 0 })
      .where('user_id', '=', user.id)
      .execute();
    const { numDeletedRows } = await trx
      .deleteFrom('idempotency_keys')
      .where('scope', '=', user.id)
      .where('created_at', '<', new Date(at.getTime() - REPEATED))
      .executeTakeFirstOrThrow();
    forgotten = Number(numDeletedRows);
  }
  const { numUpdatedRows } = await trx
    .updateTable('otp_phones')
    .set({ failures: 0, failing_since: at })
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  if (!user && numUpdatedRows === 0n) throw notFound();
  return { userId: user?.id ?? null, forgotten };
}
