import {
  contract,
  deleteTicketsRequestSchema,
  drawEntriesRequestSchema,
  historyDetailRequestSchema,
  historyRequestSchema,
  TICKET_STATUS,
} from '@veloc/rules';
import { Hono } from 'hono';
import { inTransaction } from '../db/transaction';
import { ok } from '../http/answer';
import { jsonBody, query } from '../http/body';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { okPage } from '../http/page';
import { notFound } from '../http/httpError';
import type { Shop } from '../shop';
import { countTickets, drawEntries } from '../tickets/byDraw';
import { deleteTickets } from '../tickets/delete';
import { ticketDetail } from '../tickets/detail';
import { historyEntries } from '../tickets/entries';
import { historyPage } from '../tickets/historyPage';

/** The player's own tickets: history by game, one entry with its result and reward, deletion. */
export function ticketRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(
      ...route(contract.listTickets, 'Your tickets of a game, newest first'),
      jsonBody(contract.listTickets, historyRequestSchema),
      async (c) => {
        const { gameId, cursor, itemPerPage } = c.req.valid('json');
        const userId = c.get('userId');
        const page = await historyPage(shop.db, { userId, gameId, cursor, itemPerPage });
        const entries = await historyEntries(shop, { userId, gameId, orderIds: page.orderIds });
        return okPage(c, entries, page.cursor);
      },
    )
    .on(
      ...route(contract.listTicketsByDraw, 'Your tickets of all games by draw time'),
      query(contract.listTicketsByDraw, drawEntriesRequestSchema),
      async (c) => {
        const page = await drawEntries(shop, { userId: c.get('userId'), ...c.req.valid('query') });
        return okPage(c, page.entries, page.cursor);
      },
    )
    .on(...route(contract.countTickets, 'How many of your tickets wait, and have just won, by game'), async (c) =>
      ok(c, await countTickets(shop, c.get('userId'))),
    )
    .on(
      ...route(contract.ticketDetail, 'One purchase with its result and reward'),
      query(contract.ticketDetail, historyDetailRequestSchema),
      async (c) => {
        const { id } = c.req.valid('query');
        const detail = await ticketDetail(shop, { userId: c.get('userId'), id });
        if (!detail) throw notFound();
        return ok(c, detail);
      },
    )
    .on(
      ...route(contract.deleteTickets, 'Delete tickets from the history'),
      jsonBody(contract.deleteTickets, deleteTicketsRequestSchema),
      async (c) => {
        const { ids } = c.req.valid('json');
        const userId = c.get('userId');
        const deleted = await inTransaction(shop, (trx) => deleteTickets(trx, { userId, ids, now: shop.clock.now() }));
        return ok(c, { deleted: deleted.map((ticketId) => ({ ticketId, ticketStatus: TICKET_STATUS.deleted })) });
      },
    );
}
