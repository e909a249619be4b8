import { balanceSchema } from '@veloc/rules';
import { Hono } from 'hono';
import { ok } from '../http/answer';
import { requireUser } from '../http/auth';
import { describe } from '../http/describe';
import type { AppEnv } from '../http/env';
import { balanceOf } from '../ledger/balance';
import type { Shop } from '../shop';

const PATH = '/users/get-user-balance';

/** Both balances of the player who asks; the specification names the call with GET and with POST. */
export function balanceRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .get(PATH, requireUser, describe('Your balances', balanceSchema), async (c) =>
      ok(c, await balanceOf(shop.db, c.get('userId'))),
    )
    .post(PATH, requireUser, describe('Your balances', balanceSchema), async (c) =>
      ok(c, await balanceOf(shop.db, c.get('userId'))),
    );
}
