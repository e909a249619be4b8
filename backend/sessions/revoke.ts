import { texts } from '@veloc/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { HttpError, notFound } from '../http/httpError';
import { isId } from '../ids';
import type { Shop } from '../shop';
import { isProvedDevice } from './knownDevice';
import { REFRESH_SECONDS } from './refreshToken';
import { forgetProofs, forgetSignatures } from './signature';
import { endUnlockLink } from './unlockLink';

/** Ends one session of a user: its access and refresh tokens stop at once. False when there is no such open session. */
export async function revokeSession(
  shop: Shop,
  db: Kysely<Database>,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<boolean> {
  if (!isId(sessionId)) return false;
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: shop.clock.now() })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends every other session of a user; answers how many. Ask for a proof first: see `endOne`. */
export async function revokeOthers(
  shop: Shop,
  db: Kysely<Database>,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: shop.clock.now() })
    .where('id', '!=', sessionId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

interface Asker {
  userId: string;
  /** The session that asks. */
  sessionId: string;
}

/**
 * Ends a session for another one of its user, unless that is out of its reach: in other hands it could else end each login
 * of its owner. Throws 403 CODE_REQUIRED then, since a PIN changed by a code ends it, and 404 NOT_FOUND.
 */
export async function endOne(shop: Shop, trx: Transaction<Database>, asker: Asker, sessionId: string): Promise<void> {
  const staying = isId(sessionId) && outOfReach(trx, asker, await isProvedDevice(trx, asker.sessionId));
  if (staying && (await staying.where('sessions.id', '=', sessionId).executeTakeFirst())) {
    throw new HttpError(403, 'CODE_REQUIRED', texts.sessionStays);
  }
  if (!(await revokeSession(shop, trx, { sessionId, userId: asker.userId }))) throw notFound();
}

/**
 * Ends the other sessions of a user that are within the reach of the one that asks, with the proofs made before it that
 * would open one anew; a login that runs beside it is found or finds none. Answers how many ended, and how many stay.
 */
export async function endOthers(
  shop: Shop,
  trx: Transaction<Database>,
  asker: Asker,
): Promise<{ ended: number; stay: number }> {
  const { userId, sessionId } = asker;
  const { phone } = await trx
    .selectFrom('users')
    .select('phone')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const isProved = await isProvedDevice(trx, sessionId);
  // Whoever holds a proof has typed a code.
  if (isProved) await forgetSignatures(shop, trx, phone, beginOf(trx, sessionId).$asScalar());
  const at = shop.clock.now();
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('id', '!=', sessionId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('id', 'not in', outOfReach(trx, asker, isProved))
    .executeTakeFirstOrThrow();
  const staying = await outOfReach(trx, asker, isProved)
    .where('sessions.last_used_at', '>', new Date(at.getTime() - REFRESH_SECONDS * 1000))
    .execute();
  return { ended: Number(numUpdatedRows), stay: staying.length };
}

const beginOf = (db: Kysely<Database>, sessionId: string) =>
  db.selectFrom('sessions').select('created_at').where('id', '=', sessionId);

/**
 * The open sessions that another one of the user does not end: younger ones, and where no code was ever typed on its
 * device, those of devices on which one was. Who guessed the PIN opens a new one after each login of the owner.
 */
function outOfReach(db: Kysely<Database>, { userId, sessionId }: Asker, isProved: boolean) {
  return db
    .selectFrom('sessions')
    .leftJoin('known_devices', 'known_devices.id', 'sessions.device_id')
    .select('sessions.id')
    .where('sessions.user_id', '=', userId)
    .where('sessions.id', '!=', sessionId)
    .where('sessions.revoked_at', 'is', null)
    .where((eb) => {
      const isYounger = eb('sessions.created_at', '>', beginOf(db, sessionId));
      return isProved ? isYounger : eb.or([isYounger, eb('known_devices.proved_at', 'is not', null)]);
    });
}

/**
 * For a player who cannot: ends every session of a phone, makes strangers of its devices and takes its PIN away, which
 * whoever was in the account may know. The way in is a code. Throws 404 NOT_FOUND.
 */
export async function logOutPhone(
  shop: Shop,
  trx: Transaction<Database>,
  phone: string,
): Promise<{ userId: string; ended: number }> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('phone', '=', phone)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) throw notFound();
  await forgetProofs(shop, trx, phone);
  await endUnlockLink(trx, phone);
  const at = shop.clock.now();
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  await trx.updateTable('known_devices').set({ token_hash: null }).where('user_id', '=', user.id).execute();
  await trx.updateTable('users').set({ pin_hash: null, updated_at: at }).where('id', '=', user.id).execute();
  return { userId: user.id, ended: Number(numUpdatedRows) };
}
