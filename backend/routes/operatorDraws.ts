import { contract } from '@veloc/rules';
import { Hono } from 'hono';
import * as v from 'valibot';
import { voidPeriod } from '../draws/voidPeriod';
import { ok } from '../http/answer';
import { describe } from '../http/describe';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import type { Shop } from '../shop';

const voidedSchema = v.object({
  periodId: v.string(),
  tickets: v.number(),
  amount: v.number(),
  sameDraw: v.array(v.string()),
});

/** What the operator does about draws that do not happen. */
export function operatorDrawRoutes(shop: Shop) {
  return new Hono<AppEnv>().on(
    ...route(contract.voidDraw),
    describe('Call a draw off and refund its tickets', voidedSchema),
    async (c) => ok(c, await voidPeriod(shop, c.req.param('periodId'))),
  );
}
