import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';

/**
 * Makes the player's purchases, limits and breaks take turns until the transaction ends. Take it before any order's
 * lock. It leaves alone who only refers to the player.
 */
export async function lockPlayer(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
