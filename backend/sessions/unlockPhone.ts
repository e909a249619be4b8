import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { forgetKnownCalls } from '../http/rateLimit';
import { notFound } from '../http/httpError';
import type { Shop } from '../shop';
import { makeUnlockLink, unlockPath } from './unlockLink';

/** Ms in which a call that got no answer is repeated with its key. */
const REPEATED = 10 * 60_000;

const forgiven = { pin_fails: 0, pin_locked_until: null };

export interface Unlocked {
  /** The account of the phone; null for one without. */
  userId: string | null;
  /** Sent codes, with the time between two of them. */
  codes: number;
  /** Counts of an hour's calls of the account's devices and sessions. */
  counts: number;
  /** Stored answers. */
  answers: number;
  /** Path of a page that tells its browser from the strangers for an hour. */
  link: string;
}

/**
 * Lifts whatever others may have used up of a phone (decision A6): the wrong codes and wrong PINs of strangers, of every
 * known device and of every session, the codes sent, of which none on its way works any more, the calls of this hour of
 * its devices and sessions, and the room of the player's stored answers but for the newest, so that a session which
 * filled it can go on. Limits of an address and of the whole shop stay. Others may use up the same again at once, so the
 * owner gets a link whose browser is counted apart from them. Says what it lifted; throws 404 NOT_FOUND for a phone that
 * nobody has ever tried.
 */
export async function unlockPhone(
  shop: Shop,
  trx: Transaction<Database>,
  { phone, at }: { phone: string; at: Date },
): Promise<Unlocked> {
  const user = await trx
    .updateTable('users')
    .set({ ...forgiven, pin_day_fails: 0, updated_at: at })
    .where('phone', '=', phone)
    .returning('id')
    .executeTakeFirst();
  const ofAccount = user ? await unlockAccount(trx, { userId: user.id, at }) : { counts: 0, answers: 0 };
  // Before the codes: who tries or makes one holds this row.
  const { numUpdatedRows } = await trx
    .updateTable('otp_phones')
    .set({ failures: 0, failing_since: at })
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  if (!user && numUpdatedRows === 0n) throw notFound();
  const { numDeletedRows } = await trx
    .deleteFrom('otp_challenges')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  const link = unlockPath(await makeUnlockLink(shop, trx, { phone, at }));
  return { userId: user?.id ?? null, codes: Number(numDeletedRows), ...ofAccount, link };
}

async function unlockAccount(trx: Transaction<Database>, { userId, at }: { userId: string; at: Date }) {
  await trx.updateTable('known_devices').set(forgiven).where('user_id', '=', userId).execute();
  await trx
    .updateTable('sessions')
    .set({ ...forgiven, pin_day_fails: 0 })
    .where('user_id', '=', userId)
    .execute();
  const { numDeletedRows } = await trx
    .deleteFrom('idempotency_keys')
    .where('scope', '=', userId)
    .where('created_at', '<', new Date(at.getTime() - REPEATED))
    .executeTakeFirstOrThrow();
  return { counts: await forgetKnownCalls(trx, userId), answers: Number(numDeletedRows) };
}
