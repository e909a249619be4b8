import { contract } from '@veloc/rules';
import { Hono } from 'hono';
import { ok } from '../http/answer';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { unavailable } from '../http/httpError';
import type { Shop } from '../shop';

/**
 * GET /health while the process lives; GET /ready while it can serve, database included, over a connection of its own
 * and within a second: 200 although all others are busy, 503 when the database is away, or when the process is about to
 * end.
 */
export function statusRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(...route(contract.health, 'Whether the process lives'), (c) => ok(c, { alive: true }))
    .on(...route(contract.ready, 'Whether it can serve, database included'), async (c) => {
      if (shop.draining?.aborted) throw unavailable();
      await shop.probe().catch((error: unknown) => {
        shop.log.error('not ready: the database does not answer', error);
        throw unavailable();
      });
      return ok(c, { ready: true });
    });
}
