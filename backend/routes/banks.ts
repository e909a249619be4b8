import { bankSchema, contract } from '@veloc/rules';
import { Hono } from 'hono';
import * as v from 'valibot';
import { ok } from '../http/answer';
import { describe } from '../http/describe';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import type { Shop } from '../shop';
import { banksOf } from '../topup/banks';
import { receivingAccounts } from '../topup/receivingAccounts';

const accountSchema = v.object({ id: v.string(), bank: bankSchema, number: v.string(), holder: v.string() });

/** Public: the banks to choose from and the accounts that receive top-ups. */
export function bankRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(...route(contract.banks), describe('Banks to choose from', v.array(bankSchema)), async (c) =>
      ok(c, await banksOf(shop.db)),
    )
    .on(
      ...route(contract.receivingAccounts),
      describe('Accounts that receive top-ups', v.array(accountSchema)),
      async (c) => ok(c, await receivingAccounts(shop.db, shop)),
    );
}
