import { transactionSchema } from '@veloc/rules';
import { Hono } from 'hono';
import * as v from 'valibot';
import { inTransaction } from '../db/transaction';
import { ok } from '../http/answer';
import { jsonBody } from '../http/body';
import { describe } from '../http/describe';
import type { AppEnv } from '../http/env';
import { requireOperator } from '../http/requireOperator';
import { checkLedger } from '../ledger/invariants';
import { transactionAnswer } from '../ledger/transactions';
import type { Shop } from '../shop';
import { confirmTopUp } from '../topup/credit';
import { rejectBody } from '../withdrawals/bodies';
import { completeWithdrawal, rejectWithdrawal, startWithdrawal } from '../withdrawals/finish';
import { waitingWithdrawals } from '../withdrawals/waiting';

/** What the operator does about money. */
export function operatorMoneyRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .get(
      '/operator/ledger-check',
      requireOperator,
      describe('Check every invariant of the ledger', v.object({ violations: v.number(), rows: v.array(v.unknown()) })),
      async (c) => {
        const rows = await checkLedger(shop.db);
        return ok(c, { violations: rows.length, rows });
      },
    )
    .post(
      '/operator/topups/:id/confirm',
      requireOperator,
      describe('Credit a top-up', transactionSchema),
      async (c) => {
        const id = c.req.param('id');
        const topUp = await inTransaction(shop, (trx) => confirmTopUp(trx, { id, at: shop.clock.now() }));
        return ok(c, transactionAnswer(topUp));
      },
    )
    .get('/operator/withdrawals', requireOperator, describe('Payouts that wait', v.array(v.unknown())), async (c) =>
      ok(c, await waitingWithdrawals(shop.db)),
    )
    .post(
      '/operator/withdrawals/:id/start',
      requireOperator,
      describe('A payout is about to be made', transactionSchema),
      async (c) => {
        const id = c.req.param('id');
        const started = await inTransaction(shop, (trx) => startWithdrawal(trx, { id, at: shop.clock.now() }));
        return ok(c, transactionAnswer(started));
      },
    )
    .post(
      '/operator/withdrawals/:id/complete',
      requireOperator,
      describe('A payout was made', transactionSchema),
      async (c) => {
        const id = c.req.param('id');
        const done = await inTransaction(shop, (trx) => completeWithdrawal(trx, { id, at: shop.clock.now() }));
        return ok(c, transactionAnswer(done));
      },
    )
    .post(
      '/operator/withdrawals/:id/reject',
      requireOperator,
      describe('Give a held payout back', transactionSchema),
      jsonBody(rejectBody),
      async (c) => {
        const verdict = { id: c.req.param('id'), at: shop.clock.now(), reason: c.req.valid('json').reason };
        return ok(c, transactionAnswer(await inTransaction(shop, (trx) => rejectWithdrawal(trx, verdict))));
      },
    );
}
