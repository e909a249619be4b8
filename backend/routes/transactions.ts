import {
  contract,
  moneyListRequestSchema,
  paymentHistoryRequestSchema,
  rewardTransferRequestSchema,
  type TransactionKind,
  transactionKinds,
  transactionListRequestSchema,
} from '@veloc/rules';
import { Hono } from 'hono';
import { ok } from '../http/answer';
import { jsonBody, query } from '../http/body';
import type { AppEnv, CallContext } from '../http/env';
import { route } from '../http/route';
import { idempotent } from '../http/idempotency';
import { okPage } from '../http/page';
import { notFound } from '../http/httpError';
import { isId } from '../ids';
import { walletTransactionPage, type WalletTransactionPage } from '../ledger/lists';
import type { ListQuery } from '../ledger/listQuery';
import { selectWalletTransactions, walletTransactionAnswer } from '../ledger/walletTransactions';
import { transferReward } from '../ledger/transferReward';
import { orderAnswer } from '../orders/answer';
import { findOrder } from '../orders/find';
import type { Shop } from '../shop';

/** The two groups of the transaction history (spec section 1). */
const groups = { buyTicket: ['buy'], cashback: ['cashback', 'refund'] } as const satisfies Record<
  string,
  TransactionKind[]
>;

/** What the payment history lists unless it is asked for some kinds. */
const historyKinds: readonly TransactionKind[] = transactionKinds;

const nothing: WalletTransactionPage = { items: [], cursor: null, days: [] };

/** What moved on the player's balances, and moving prizes to the wallet. */
export function transactionRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(
      ...route(contract.listTransactions, 'Your purchases, and what came back'),
      jsonBody(contract.listTransactions, transactionListRequestSchema),
      async (c) => {
        const { group, ...page } = c.req.valid('json');
        const read = (name: keyof typeof groups) =>
          group === undefined || group === name
            ? walletTransactionPage(shop.db, { ...page, userId: c.get('userId'), kinds: groups[name] })
            : nothing;
        const buyTicket = await read('buyTicket');
        const cashback = await read('cashback');
        return ok(c, {
          buyTicket: buyTicket.items,
          cashback: cashback.items,
          cursor: { buyTicket: buyTicket.cursor, cashback: cashback.cursor },
          days: { buyTicket: buyTicket.days, cashback: cashback.days },
        });
      },
    )
    .on(
      ...route(contract.listCharges, 'Your top-ups, newest first'),
      query(contract.listCharges, moneyListRequestSchema),
      (c) => answerPage(c, shop, { ...c.req.valid('query'), userId: c.get('userId'), kinds: ['topup'] }),
    )
    .on(
      ...route(contract.listRefunds, 'Your refunds, newest first'),
      query(contract.listRefunds, moneyListRequestSchema),
      (c) => answerPage(c, shop, { ...c.req.valid('query'), userId: c.get('userId'), kinds: ['refund'] }),
    )
    .on(
      ...route(contract.listPayments, 'Everything that moved on your balances, newest first'),
      query(contract.listPayments, paymentHistoryRequestSchema),
      (c) => {
        const { kinds = historyKinds, ...asked } = c.req.valid('query');
        return answerPage(c, shop, { ...asked, userId: c.get('userId'), kinds });
      },
    )
    .on(...route(contract.payment, 'One transaction with its order'), async (c) => {
      const userId = c.get('userId');
      const id = c.req.param('id');
      const transaction = isId(id)
        ? await selectWalletTransactions(shop.db)
            .where('transactions.id', '=', id)
            .where('transactions.user_id', '=', userId)
            .executeTakeFirst()
        : undefined;
      if (!transaction) throw notFound();
      const { order_id } = transaction;
      const order = order_id === null ? undefined : await findOrder(shop.db, userId, order_id);
      return ok(c, {
        ...walletTransactionAnswer(transaction),
        order: order ? orderAnswer(order, shop.clock.now()) : null,
      });
    })
    .on(
      ...route(contract.transferReward, 'Move prize money to the wallet'),
      jsonBody(contract.transferReward, rewardTransferRequestSchema),
      (c) => {
        const userId = c.get('userId');
        const { amount } = c.req.valid('json');
        return idempotent(c, userId, 'transfer-reward', { amount }, (trx) =>
          transferReward(trx, { userId, amount, at: shop.clock.now() }),
        );
      },
    );
}

async function answerPage(
  c: CallContext<typeof contract.listCharges | typeof contract.listRefunds | typeof contract.listPayments>,
  shop: Shop,
  asked: ListQuery,
): Promise<Response> {
  const { items, cursor, days } = await walletTransactionPage(shop.db, asked);
  return okPage(c, items, cursor, { days });
}
