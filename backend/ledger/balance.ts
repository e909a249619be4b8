import type { Balance } from '@veloc/rules';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

const nothing: Balance = { amount: 0, rewardAmount: 0 };

/** Both balances of a player in đồng; an account that never moved holds 0. `db` may be a transaction. */
export async function balanceOf(db: Kysely<Database>, userId: string): Promise<Balance> {
  return (await balancesOf(db, [userId])).get(userId) ?? nothing;
}

/** Both balances of each of these players. */
export async function balancesOf(db: Kysely<Database>, userIds: readonly string[]): Promise<Map<string, Balance>> {
  const balances = new Map(userIds.map((userId) => [userId, { ...nothing }]));
  if (userIds.length === 0) return balances;
  const accounts = await db
    .selectFrom('accounts')
    .select(['user_id', 'kind', 'balance'])
    // One statement for any number of players.
    .where(sql<boolean>`user_id = any(${[...userIds]}::uuid[])`)
    .execute();
  for (const { user_id, kind, balance } of accounts) {
    const own = balances.get(user_id);
    if (own) own[kind === 'wallet' ? 'amount' : 'rewardAmount'] = balance;
  }
  return balances;
}
