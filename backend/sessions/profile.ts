import { isSameName, texts, type NotificationFact, type User } from '@veloc/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { notFound, HttpError } from '../http/httpError';
import { isId } from '../ids';
import { notify, retractRecent } from '../notifications/notify';
import type { Shop } from '../shop';
import { proveDevice, requireProvedDevice } from './knownDevice';
import { consumeSignature } from './signature';
import { findUser, userAnswer } from './user';

export async function profileOf(db: Kysely<Database>, userId: string): Promise<User> {
  const user = await findUser(db, { id: userId });
  if (!user) throw notFound();
  return userAnswer(user);
}

interface ProfileChange {
  name?: string | undefined;
  /** Empty text removes it. */
  email?: string | undefined;
  /** Identity number; empty text removes it. */
  identify?: string | undefined;
}

/**
 * Changes only the fields that are named; the caller has decoded them, so nothing else can be set, and tells the owner.
 * Money is paid out in the name, so that after the first deposit a first one, or another one in place of one that no code
 * has set, takes a `signature` of purpose profile, and so does any other name before it where no code was ever typed on the
 * device: throws 403 CODE_REQUIRED without one and 403 SIGNATURE_INVALID. Throws 409 NAME_LOCKED for another name in place
 * of one that a code or the operator has set, after the first deposit (decision A32).
 */
export async function updateProfile(
  shop: Shop,
  trx: Transaction<Database>,
  { userId, sessionId }: { userId: string; sessionId: string },
  { signature, name, email, identify }: ProfileChange & { signature?: string | undefined },
): Promise<User> {
  const known = await trx
    .selectFrom('users')
    .select(['phone', 'name', 'name_proved', 'email', 'identify'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!known) throw notFound();
  let isProved = known.name_proved;
  if (name !== undefined && !isSameName(known.name, name)) {
    const isPaidOutTo = await hasDeposited(trx, userId);
    if (isPaidOutTo && known.name !== '' && known.name_proved)
      throw new HttpError(409, 'NAME_LOCKED', texts.nameIsLocked);
    if (signature !== undefined) {
      await consumeSignature(shop, trx, { signature, phone: known.phone, purposes: ['profile'] });
      await proveDevice(shop, trx, sessionId);
    } else if (isPaidOutTo) throw new HttpError(403, 'CODE_REQUIRED', texts.nameNeedsCode);
    else await requireProvedDevice(trx, sessionId, texts.newNameNeedsCode);
    isProved = signature !== undefined;
  }
  const at = shop.clock.now();
  const next = {
    name: name ?? known.name,
    email: email === undefined ? known.email : email || null,
    identify: identify === undefined ? known.identify : identify || null,
  };
  const fields = profileFields.filter((field) => next[field] !== known[field]);
  await trx
    .updateTable('users')
    .set({ ...next, name_proved: isProved, updated_at: at })
    .where('id', '=', userId)
    .execute();
  if (fields.length > 0) await tellOfChange(trx, { userId, at, fields });
  return profileOf(trx, userId);
}

type ProfileField = Extract<NotificationFact, { kind: 'profileChanged' }>['params']['fields'][number];
const profileFields: readonly ProfileField[] = ['name', 'email', 'identify'];

/** Call it with the user's row locked. */
async function tellOfChange(
  trx: Transaction<Database>,
  { userId, at, fields }: { userId: string; at: Date; fields: readonly ProfileField[] },
): Promise<void> {
  const retracted = await retractRecent(trx, { userId, kind: 'profileChanged', at });
  const changed = new Set([...fields, ...retracted.flatMap((params) => params.fields)]);
  const params = { fields: profileFields.filter((field) => changed.has(field)) };
  await notify(trx, at, [{ userId, kind: 'profileChanged', params }]);
}

async function hasDeposited(trx: Transaction<Database>, userId: string): Promise<boolean> {
  const deposit = await trx
    .selectFrom('transactions')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', 'in', ['topup', 'manual_credit'])
    .where('status', '=', 'success')
    .limit(1)
    .executeTakeFirst();
  return deposit !== undefined;
}

/** The operator's word that a player has another name, which a document has shown. Throws 404. */
export async function renameUser(
  trx: Transaction<Database>,
  { id, name, at }: { id: string; name: string; at: Date },
): Promise<User> {
  if (!isId(id)) throw notFound();
  await trx.updateTable('users').set({ name, name_proved: true, updated_at: at }).where('id', '=', id).execute();
  const user = await profileOf(trx, id);
  await tellOfChange(trx, { userId: id, at, fields: ['name'] });
  return user;
}
