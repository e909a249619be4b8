import { auditQuerySchema, contract } from '@veloc/rules';
import { Hono } from 'hono';
import { auditPage } from '../audit/list';
import { ok } from '../http/answer';
import { query } from '../http/body';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import type { Shop } from '../shop';

/** What operators did. */
export function operatorAuditRoutes(shop: Shop) {
  return new Hono<AppEnv>().on(
    ...route(contract.listAudit, 'What operators did and were refused, the newest first'),
    query(contract.listAudit, auditQuerySchema),
    async (c) => ok(c, await auditPage(shop.db, c.req.valid('query'))),
  );
}
