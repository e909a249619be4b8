import { contract } from '@veloc/rules';
import { Hono } from 'hono';
import * as v from 'valibot';
import { ok } from '../http/answer';
import { describe } from '../http/describe';
import type { AppEnv } from '../http/env';
import { requireOperator } from '../http/requireOperator';
import { refundSetAside, retryTicket, setAsideTickets } from '../settlement/setAsideTickets';
import type { Shop } from '../shop';

const takenUpSchema = v.object({
  id: v.string(),
  status: v.number(),
  prize: v.number(),
  reason: v.nullable(v.string()),
});

/** What the operator does about tickets that could not be judged. */
export function operatorTicketRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .get(
      contract.setAsideTickets.path,
      requireOperator,
      describe('Tickets set aside', v.array(v.unknown())),
      async (c) => ok(c, await setAsideTickets(shop.db)),
    )
    .post(contract.retryTicket.path, requireOperator, describe('Judge a ticket again', takenUpSchema), async (c) =>
      ok(c, await retryTicket(shop, c.req.param('id'))),
    )
    .post(
      contract.refundTicket.path,
      requireOperator,
      describe('Refund a ticket set aside', takenUpSchema),
      async (c) => ok(c, await refundSetAside(shop, c.req.param('id'))),
    );
}
