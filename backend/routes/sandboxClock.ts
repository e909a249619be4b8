import { contract } from '@veloc/rules';
import { Hono } from 'hono';
import * as v from 'valibot';
import { ensurePeriods } from '../draws/ensurePeriods';
import { ok } from '../http/answer';
import { jsonBody } from '../http/body';
import { describe } from '../http/describe';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { invalid, notFound } from '../http/httpError';
import { runDueJobs } from '../jobs/runDueJobs';
import type { Shop } from '../shop';
import { stockSandbox } from '../stock/sandboxStock';

const bodySchema = v.object({
  now: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
});

/**
 * POST /sandbox/clock: puts the shop's clock forward, so that nobody waits for a draw, and does what falls due on the
 * way. It never goes back: what has been sold and drawn stays in the past.
 */
export function sandboxClockRoutes(shop: Shop) {
  return new Hono<AppEnv>().on(
    ...route(contract.setClock),
    describe('Put the clock of the sandbox forward', v.object({ now: v.string() })),
    jsonBody(bodySchema),
    async (c) => {
      const { clock } = shop;
      const { now } = c.req.valid('json');
      if (!clock.advance) throw notFound();
      if (now < clock.now()) throw invalid(`Đồng hồ đang là ${clock.now().toISOString()} và không lùi lại`);
      clock.advance(now);
      await ensurePeriods(shop);
      await stockSandbox(shop);
      await runDueJobs(shop);
      return ok(c, { now: clock.now().toISOString() });
    },
  );
}
