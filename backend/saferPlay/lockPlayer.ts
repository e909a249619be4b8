import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';

/**
 * Makes the player's purchases, limits and breaks take turns until the transaction ends. Take it before any order's
 * lock. FOR NO KEY UPDATE, which does not block the foreign-key checks of rows that only refer to the player:
 * https://www.postgresql.org/docs/current/explicit-locking.html#LOCKING-ROWS
 */
export async function lockPlayer(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
