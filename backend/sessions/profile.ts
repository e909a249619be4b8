import { isSameName, texts, type User } from '@veloc/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { notFound, HttpError } from '../http/httpError';
import { isId } from '../ids';
import type { Shop } from '../shop';
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
 * Changes only the fields that are named; the caller has decoded them, so nothing else can be set. Throws 409
 * NAME_LOCKED for another name after the first deposit (decision A32).
 */
export async function updateProfile(
  shop: Shop,
  trx: Transaction<Database>,
  userId: string,
  { name, email, identify }: ProfileChange,
): Promise<User> {
  if (name !== undefined) await refuseAnotherName(trx, userId, name);
  await trx
    .updateTable('users')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(email === undefined ? {} : { email: email || null }),
      ...(identify === undefined ? {} : { identify: identify || null }),
      updated_at: shop.clock.now(),
    })
    .where('id', '=', userId)
    .execute();
  return profileOf(trx, userId);
}

async function refuseAnotherName(trx: Transaction<Database>, userId: string, name: string): Promise<void> {
  const known = await trx.selectFrom('users').select('name').where('id', '=', userId).forUpdate().executeTakeFirst();
  if (!known || known.name === '' || isSameName(known.name, name)) return;
  const deposit = await trx
    .selectFrom('transactions')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'topup')
    .where('status', '=', 'success')
    .limit(1)
    .executeTakeFirst();
  if (deposit) throw new HttpError(409, 'NAME_LOCKED', texts.nameIsLocked);
}

/** The operator's word that a player has another name, which a document has shown. Throws 404. */
export async function renameUser(
  trx: Transaction<Database>,
  { id, name, at }: { id: string; name: string; at: Date },
): Promise<User> {
  if (!isId(id)) throw notFound();
  await trx.updateTable('users').set({ name, updated_at: at }).where('id', '=', id).execute();
  return profileOf(trx, id);
}
