import { USUAL_STAKE, usualStake } from '@veloc/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** What the player usually pays for tickets at once, in đồng; null while too few purchases tell. */
export async function usualStakeOf(db: Kysely<Database>, userId: string): Promise<number | null> {
  const paid = await db
    .selectFrom('orders')
    .select('total')
    .where('user_id', '=', userId)
    .where('paid_at', 'is not', null)
    .orderBy('paid_at', 'desc')
    .limit(USUAL_STAKE.purchases)
    .execute();
  return usualStake(paid.map(({ total }) => total));
}
