import { Hono } from 'hono';
import { ok } from '../http/answer';
import type { AppEnv } from '../http/env';
import type { Shop } from '../shop';
import { banksOf } from '../topup/banks';
import { receivingAccounts } from '../topup/receivingAccount';

/** Public: the banks to choose from and the accounts that receive top-ups. */
export function bankRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .post('/banks/get-all', async (c) => ok(c, await banksOf(shop.db)))
    .get('/accounts/get-active', async (c) => ok(c, await receivingAccounts(shop.db, shop)));
}
