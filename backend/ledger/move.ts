import { texts } from '@veloc/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { HttpError } from '../http/httpError';
import { balanceOf } from './balance';
import type { WalletLeg } from './legs';

/**
 * Moves one balance by `amount` đồng and answers what is left. The row stays locked until the transaction ends.
 * Throws 402 INSUFFICIENT_BALANCE with `shortfall` (đồng) instead of going below zero.
 */
export async function moveBalance(
  trx: Transaction<Database>,
  userId: string,
  { account, amount }: WalletLeg,
): Promise<number> {
  if (amount > 0) return (await add(trx, userId, account, amount)).balance;
  for (;;) {
    const moved = await take(trx, userId, account, -amount);
    if (moved) return moved.balance;
    const { amount: wallet, rewardAmount } = await balanceOf(trx, userId);
    const shortfall = -amount - (account === 'wallet' ? wallet : rewardAmount);
    // Money that arrived between the two statements is enough now: nobody is refused for a shortfall of nothing.
    if (shortfall > 0) throw tooLittle(account, shortfall);
  }
}

function tooLittle(account: WalletLeg['account'], shortfall: number): HttpError {
  // Only a short wallet can be filled by a top-up, and its sentence offers one.
  const sentence = account === 'wallet' ? texts.balanceShort(shortfall) : 'Số dư thưởng không đủ.';
  return new HttpError(402, 'INSUFFICIENT_BALANCE', sentence, { shortfall });
}

function add(trx: Transaction<Database>, userId: string, kind: WalletLeg['account'], amount: number) {
  return trx
    .insertInto('accounts')
    .values({ user_id: userId, kind, balance: amount })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({ balance: sql`accounts.balance + excluded.balance` }),
    )
    .returning('balance')
    .executeTakeFirstOrThrow();
}

// One statement tests and takes, so two payments at once cannot both see the same money.
function take(trx: Transaction<Database>, userId: string, kind: WalletLeg['account'], amount: number) {
  return trx
    .updateTable('accounts')
    .set({ balance: sql`balance - ${amount}::bigint` })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('balance', '>=', amount)
    .returning('balance')
    .executeTakeFirst();
}
