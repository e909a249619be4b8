import { sql } from 'kysely';
import { Hono } from 'hono';
import { ok } from '../http/answer';
import type { AppEnv } from '../http/env';
import { Refusal } from '../http/refusal';
import type { Shop } from '../shop';

/** GET /health while the process lives; GET /ready while it can serve, database included. */
export function statusRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .get('/health', (c) => ok(c, { alive: true }))
    .get('/ready', async (c) => {
      await sql`select 1`.execute(shop.db).catch((error: unknown) => {
        shop.log.error('not ready: the database does not answer', error);
        throw new Refusal(503, 'DB_BUSY', 'Hệ thống chưa sẵn sàng');
      });
      return ok(c, { ready: true });
    });
}
