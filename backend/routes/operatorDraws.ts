import { contract, voidDrawRequestSchema } from '@veloc/rules';
import { Hono } from 'hono';
import { actOn } from '../audit/act';
import { forceResult } from '../books/forceResult';
import { voidPeriod } from '../draws/voidPeriod';
import { ok } from '../http/answer';
import { jsonBody } from '../http/body';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import type { Shop } from '../shop';

/** What the operator does about draws that do not happen, and about books that cannot be sealed. */
export function operatorDrawRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(
      ...route(contract.voidDraw, 'Call a draw off and refund its tickets'),
      jsonBody(contract.voidDraw, voidDrawRequestSchema),
      async (c) => {
        const { confirm: isSure = false } = c.req.valid('json');
        const id = c.req.param('periodId');
        return ok(c, await voidPeriod(shop, id, { isSure, transact: actOn(c, shop, { kind: 'period', id }) }));
      },
    )
    .on(...route(contract.forceResult, 'Let a result in although its book cannot be sealed; public'), async (c) => {
      const id = c.req.param('periodId');
      return ok(c, await forceResult(shop, id, actOn(c, shop, { kind: 'period', id })));
    });
}
