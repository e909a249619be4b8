import { contract } from '@veloc/rules';
import { Hono } from 'hono';
import * as v from 'valibot';
import { ok } from '../http/answer';
import { describe } from '../http/describe';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { refundSetAside, retryTicket, setAsideTickets } from '../settlement/setAsideTickets';
import type { Shop } from '../shop';

const setAsideOutcomeSchema = v.object({
  id: v.string(),
  status: v.number(),
  prize: v.number(),
  reason: v.nullable(v.string()),
});

/** What the operator does about tickets that could not be judged. */
export function operatorTicketRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(...route(contract.setAsideTickets), describe('Tickets set aside', v.array(v.unknown())), async (c) =>
      ok(c, await setAsideTickets(shop.db)),
    )
    .on(...route(contract.retryTicket), describe('Judge a ticket again', setAsideOutcomeSchema), async (c) =>
      ok(c, await retryTicket(shop, c.req.param('id'))),
    )
    .on(...route(contract.refundTicket), describe('Refund a ticket set aside', setAsideOutcomeSchema), async (c) =>
      ok(c, await refundSetAside(shop, c.req.param('id'))),
    );
}
