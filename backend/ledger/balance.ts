import type { Balance } from '@veloc/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** Both balances of a player in đồng; an account that never moved holds 0. `db` may be a transaction. */
export async function balanceOf(db: Kysely<Database>, userId: string): Promise<Balance> {
  const accounts = await db.selectFrom('accounts').select(['kind', 'balance']).where('user_id', '=', userId).execute();
  const held = (kind: 'wallet' | 'reward') => accounts.find((account) => account.kind === kind)?.balance ?? 0;
  return { amount: held('wallet'), rewardAmount: held('reward') };
}
