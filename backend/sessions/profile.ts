import type { User } from '@veloc/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { notFound } from '../http/refusal';
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

/** Changes only the fields that are named; the caller has decoded them, so nothing else can be set. */
export async function updateProfile(
  shop: Shop,
  trx: Transaction<Database>,
  userId: string,
  { name, email, identify }: ProfileChange,
): Promise<User> {
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
