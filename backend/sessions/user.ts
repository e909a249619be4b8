import type { User } from '@veloc/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { balanceOf } from '../ledger/balance';

/** The user as the wire shows it, or undefined. `by` names one of the two identities. */
export async function findUser(
  db: Kysely<Database>,
  by: { id: string } | { phone: string },
): Promise<(User & { epoch: number }) | undefined> {
  const select = db
    .selectFrom('users')
    .select(['id', 'name', 'phone', 'email', 'identify', 'end_point_id', 'token_epoch', 'pin_hash']);
  const row = await (
    'id' in by ? select.where('id', '=', by.id) : select.where('phone', '=', by.phone)
  ).executeTakeFirst();
  if (!row) return undefined;
  const { rewardAmount } = await balanceOf(db, row.id);
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    hasPin: row.pin_hash !== null,
    endPointId: row.end_point_id,
    identify: row.identify,
    signature: null,
    reward: rewardAmount,
    epoch: row.token_epoch,
  };
}

/**
 * Lets nobody change a user's PIN or epoch until the transaction ends: what ends sessions must see one that begins. FOR
 * NO KEY UPDATE, so that foreign-key checks pass meanwhile.
 */
export async function lockUser(
  trx: Transaction<Database>,
  by: { id: string } | { phone: string },
): Promise<{ id: string } | undefined> {
  const select = trx.selectFrom('users').select('id').forNoKeyUpdate();
  return ('id' in by ? select.where('id', '=', by.id) : select.where('phone', '=', by.phone)).executeTakeFirst();
}

/** Without what stays on the server. */
export function userAnswer({ epoch: _epoch, ...user }: User & { epoch: number }): User {
  return user;
}
