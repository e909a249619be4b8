import { balanceSchema, contract } from '@veloc/rules';
import { Hono } from 'hono';
import { ok } from '../http/answer';
import { requireUser } from '../http/auth';
import { describe } from '../http/describe';
import type { AppEnv } from '../http/env';
import { balanceOf } from '../ledger/balance';
import type { Shop } from '../shop';

/** Both balances of the player who asks; the specification names the call with GET and with POST. */
export function balanceRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .get(contract.getBalance.path, requireUser, describe('Your balances', balanceSchema), async (c) =>
      ok(c, await balanceOf(shop.db, c.get('userId'))),
    )
    .post(contract.postBalance.path, requireUser, describe('Your balances', balanceSchema), async (c) =>
      ok(c, await balanceOf(shop.db, c.get('userId'))),
    );
}
