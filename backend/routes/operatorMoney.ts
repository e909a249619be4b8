import { Hono } from 'hono';
import { inTransaction } from '../db/transaction';
import { ok } from '../http/answer';
import type { AppEnv } from '../http/env';
import { requireOperator } from '../http/requireOperator';
import { checkLedger } from '../ledger/invariants';
import { transactionAnswer } from '../ledger/transactions';
import type { Shop } from '../shop';
import { confirmTopUp } from '../topup/credit';

/** What the operator does about money. */
export function operatorMoneyRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .get('/operator/ledger-check', requireOperator, async (c) => {
      const rows = await checkLedger(shop.db);
      return ok(c, { violations: rows.length, rows });
    })
    .post('/operator/topups/:id/confirm', requireOperator, async (c) => {
      const id = c.req.param('id');
      const topUp = await inTransaction(shop, (trx) => confirmTopUp(trx, { id, at: shop.clock.now() }));
      return ok(c, transactionAnswer(topUp));
    });
}
