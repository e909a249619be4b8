import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';

/** A player as registering leaves one, without a PIN. */
export async function insertUser(
  trx: Transaction<Database>,
  { id, phone, name, at }: { id: string; phone: string; name: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('users')
    .values({
      id,
      phone,
      name,
      email: null,
      identify: null,
      end_point_id: 'WEB',
      pin_hash: null,
      pin_fails: 0,
      pin_locked_until: null,
      privacy_version: 1,
      privacy_accepted_at: at,
      token_epoch: 0,
      created_at: at,
      updated_at: at,
    })
    .execute();
}
