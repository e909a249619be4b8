import { contract } from '@veloc/rules';
import { Hono } from 'hono';
import { ok } from '../http/answer';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { refundSetAside, retryTicket, setAsideTickets } from '../settlement/setAsideTickets';
import type { Shop } from '../shop';

/** What the operator does about tickets that could not be judged. */
export function operatorTicketRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(...route(contract.setAsideTickets, 'Tickets set aside'), async (c) => ok(c, await setAsideTickets(shop.db)))
    .on(...route(contract.retryTicket, 'Judge a ticket again'), async (c) =>
      ok(c, await retryTicket(shop, c.req.param('id'))),
    )
    .on(...route(contract.refundTicket, 'Refund a ticket set aside'), async (c) =>
      ok(c, await refundSetAside(shop, c.req.param('id'))),
    );
}
