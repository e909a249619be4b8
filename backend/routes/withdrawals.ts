import { cancelWithdrawalRequestSchema, contract, moneyListRequestSchema, withdrawalRequestSchema } from '@veloc/rules';
import { Hono } from 'hono';
import { ok } from '../http/answer';
import { jsonBody, query } from '../http/body';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { idempotent } from '../http/idempotency';
import { okPage } from '../http/page';
import { walletTransactionPage } from '../ledger/lists';
import { findWalletTransaction, walletTransactionAnswer } from '../ledger/walletTransactions';
import { checkPin, pinAskerOf } from '../sessions/pin';
import type { Shop } from '../shop';
import { payoutAccountsOf } from '../withdrawals/accounts';
import { cancelWithdrawal } from '../withdrawals/finish';
import { requestWithdrawal } from '../withdrawals/request';

/** Paying out to the player's own bank account. */
export function withdrawalRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(
      ...route(contract.withdraw, 'Ask for a payout; the amount is held at once'),
      jsonBody(contract.withdraw, withdrawalRequestSchema),
      (c) => {
        const [userId, sessionId] = [c.get('userId'), c.get('sessionId')];
        const { pin, signature, ...wanted } = c.req.valid('json');
        return idempotent(
          c,
          userId,
          'withdraw',
          // Who repeats a withdrawal may have another proof: the stored answer needs none.
          wanted,
          (trx, proof) => requestWithdrawal(trx, shop, { userId, sessionId }, { ...wanted, proof }),
          {
            beforeWork: async () => {
              const verified = pin === undefined ? undefined : await checkPin(shop, pinAskerOf(c), pin);
              return { pin: verified, signature };
            },
          },
        );
      },
    )
    .on(
      ...route(contract.cancelWithdrawal, 'Take back a payout that waits'),
      jsonBody(contract.cancelWithdrawal, cancelWithdrawalRequestSchema),
      (c) => {
        const userId = c.get('userId');
        const body = c.req.valid('json');
        return idempotent(c, userId, 'cancel-withdrawal', body, async (trx) => {
          const { id } = await cancelWithdrawal(trx, { ...body, userId, at: shop.clock.now() });
          return walletTransactionAnswer(await findWalletTransaction(trx, id));
        });
      },
    )
    .on(...route(contract.payoutAccounts, 'Accounts you were paid out to'), async (c) =>
      ok(c, await payoutAccountsOf(shop.db, c.get('userId'))),
    )
    .on(
      ...route(contract.listWithdrawals, 'Your payouts, newest first'),
      query(contract.listWithdrawals, moneyListRequestSchema),
      async (c) => {
        const asked = { ...c.req.valid('query'), userId: c.get('userId'), kinds: ['withdraw'] as const };
        const { items, cursor, days } = await walletTransactionPage(shop.db, asked);
        return okPage(c, items, cursor, { days });
      },
    );
}
