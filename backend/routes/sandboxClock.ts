import { clockRequestSchema, contract } from '@veloc/rules';
import { Hono } from 'hono';
import { ensurePeriods } from '../draws/ensurePeriods';
import { ok } from '../http/answer';
import { jsonBody } from '../http/body';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { invalid, notFound } from '../http/httpError';
import { runDueJobs } from '../jobs/runDueJobs';
import type { Shop } from '../shop';
import { stockSandbox } from '../stock/sandboxStock';

/**
 * POST /sandbox/clock: puts the shop's clock forward, so that nobody waits for a draw, and does what falls due on the
 * way. It never goes back: what has been sold and drawn stays in the past.
 */
export function sandboxClockRoutes(shop: Shop) {
  return new Hono<AppEnv>().on(
    ...route(contract.setClock, 'Put the clock of the sandbox forward'),
    jsonBody(contract.setClock, clockRequestSchema),
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
