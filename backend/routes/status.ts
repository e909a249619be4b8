import { sql } from 'kysely';
import { Hono } from 'hono';
import * as v from 'valibot';
import { ok } from '../http/answer';
import { describe } from '../http/describe';
import type { AppEnv } from '../http/env';
import { Refusal } from '../http/refusal';
import type { Shop } from '../shop';

/** GET /health while the process lives; GET /ready while it can serve, database included. */
export function statusRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .get('/health', describe('Whether the process lives', v.object({ alive: v.literal(true) })), (c) =>
      ok(c, { alive: true }),
    )
    .get(
      '/ready',
      describe('Whether it can serve, database included', v.object({ ready: v.literal(true) })),
      async (c) => {
        await sql`select 1`.execute(shop.db).catch((error: unknown) => {
          shop.log.error('not ready: the database does not answer', error);
          throw new Refusal(503, 'DB_BUSY', 'Hệ thống chưa sẵn sàng');
        });
        return ok(c, { ready: true });
      },
    );
}
