import type { Paid } from '@veloc/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { balanceOf } from '../ledger/balance';
import { selectWalletTransactions, walletTransactionAnswer } from '../ledger/walletTransactions';
import { orderAnswer, type ReadOrder } from '../orders/answer';

/** The answer about a paid order: the order, its payment, what is left, and its tickets by line and draw. */
export async function paidAnswer(trx: Transaction<Database>, order: ReadOrder, now: Date): Promise<Paid> {
  const transaction = await selectWalletTransactions(trx)
    .where('transactions.order_id', '=', order.id)
    .where('transactions.user_id', '=', order.user_id)
    .where('transactions.kind', '=', 'buy')
    .executeTakeFirstOrThrow();
  const tickets = await trx
    .selectFrom('tickets')
    .select('id')
    .where('order_id', '=', order.id)
    .orderBy('line')
    .orderBy('draw_index')
    .execute();
  return {
    order: orderAnswer(order, now),
    transaction: walletTransactionAnswer(transaction),
    balance: await balanceOf(trx, order.user_id),
    ticketIds: tickets.map(({ id }) => id),
  };
}
