import { contract } from '@veloc/rules';
import { Hono } from 'hono';
import { actOn } from '../audit/act';
import { ok } from '../http/answer';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { refundSetAside, retryTicket, setAsideTickets } from '../settlement/setAsideTickets';
import type { Shop } from '../shop';

/** What the operator does about tickets that could not be judged. */
export function operatorTicketRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(...route(contract.setAsideTickets, 'Tickets set aside'), async (c) => ok(c, await setAsideTickets(shop.db)))
    .on(...route(contract.retryTicket, 'Judge a ticket again'), async (c) => {
      const id = c.req.param('id');
      return ok(c, await retryTicket(shop, id, actOn(c, shop, { kind: 'ticket', id })));
    })
    .on(...route(contract.refundTicket, 'Refund a ticket set aside'), async (c) => {
      const id = c.req.param('id');
      return ok(c, await refundSetAside(shop, id, actOn(c, shop, { kind: 'ticket', id })));
    });
}
