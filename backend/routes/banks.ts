import { contract } from '@veloc/rules';
import { Hono } from 'hono';
import { ok } from '../http/answer';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import type { Shop } from '../shop';
import { banksOf } from '../topup/banks';
import { receivingAccounts } from '../topup/receivingAccounts';

/** Public: the banks to choose from and the accounts that receive top-ups. */
export function bankRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(...route(contract.banks, 'Banks to choose from'), async (c) => ok(c, await banksOf(shop.db)))
    .on(...route(contract.receivingAccounts, 'Accounts that receive top-ups'), async (c) =>
      ok(c, await receivingAccounts(shop.db, shop)),
    );
}
