import { contract } from '@veloc/rules';
import { Hono } from 'hono';
import { ok } from '../http/answer';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { balanceOf } from '../ledger/balance';
import type { Shop } from '../shop';

/** Both balances of the player who asks; the specification names the call with GET and with POST. */
export function balanceRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(...route(contract.getBalance, 'Your balances'), async (c) => ok(c, await balanceOf(shop.db, c.get('userId'))))
    .on(...route(contract.postBalance, 'Your balances'), async (c) => ok(c, await balanceOf(shop.db, c.get('userId'))));
}
