import type { Balance, WalletTransaction } from '@veloc/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { balanceOf } from './balance';
import { transferLegs } from './legs';
import { postJournal } from './post';
import { recordWalletTransaction, walletTransactionAnswer } from './walletTransactions';

/** Moves prize money to the wallet (decision A10); `amount` in đồng. Throws 402 when the reward balance is smaller. */
export async function transferReward(
  trx: Transaction<Database>,
  { userId, amount, at }: { userId: string; amount: number; at: Date },
): Promise<{ transaction: WalletTransaction; balance: Balance }> {
  const transaction = await recordWalletTransaction(trx, { userId, kind: 'reward_transfer', amount, at });
  const legs = transferLegs(amount, { from: 'reward', to: 'wallet' });
  await postJournal(trx, { userId, kind: 'reward_transfer', refId: transaction.id, legs, at });
  return { transaction: walletTransactionAnswer(transaction), balance: await balanceOf(trx, userId) };
}
