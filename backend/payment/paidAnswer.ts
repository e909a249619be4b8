import type { Paid } from '@veloc/rules';
import type { Transaction } from 'kysely';
import { entriesOfOrder, promiseOf } from '../books/ticketEntries';
import type { Database } from '../db/schema';
import { balanceOf } from '../ledger/balance';
import { selectWalletTransactions, walletTransactionAnswer } from '../ledger/walletTransactions';
import { orderAnswer, type ReadOrder } from '../orders/answer';
import type { Shop } from '../shop';

/** The answer about a paid order: the order, its payment, what is left, and its tickets by line and draw. */
export async function paidAnswer(trx: Transaction<Database>, shop: Shop, order: ReadOrder): Promise<Paid> {
  const transaction = await selectWalletTransactions(trx)
    .where('transactions.order_id', '=', order.id)
    .where('transactions.user_id', '=', order.user_id)
    .where('transactions.kind', '=', 'buy')
    .executeTakeFirstOrThrow();
  const tickets = await entriesOfOrder(trx, order.id);
  return {
    order: orderAnswer(order, shop.clock.now()),
    transaction: walletTransactionAnswer(transaction),
    balance: await balanceOf(trx, order.user_id),
    ticketIds: tickets.map(({ ticketId }) => ticketId),
    promise: promiseOf(shop, order, tickets),
  };
}
