import { Hono } from 'hono';
import { voidPeriod } from '../draws/voidPeriod';
import { ok } from '../http/answer';
import type { AppEnv } from '../http/env';
import { requireOperator } from '../http/requireOperator';
import type { Shop } from '../shop';

/** What the operator does about draws that do not happen. */
export function operatorDrawRoutes(shop: Shop) {
  return new Hono<AppEnv>().post('/operator/draws/:periodId/void', requireOperator, async (c) =>
    ok(c, await voidPeriod(shop, c.req.param('periodId'))),
  );
}
