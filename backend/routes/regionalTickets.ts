import {
  contract,
  type ContractRow,
  type GameId,
  historyDetailRequestSchema,
  type HistoryEntryAnswer,
  pageRequestSchema,
} from '@veloc/rules';
import { Hono } from 'hono';
import * as v from 'valibot';
import { ok } from '../http/answer';
import { query } from '../http/body';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { okPage } from '../http/page';
import { notFound } from '../http/httpError';
import type { Shop } from '../shop';
import { ticketDetail } from '../tickets/detail';
import { historyEntries } from '../tickets/entries';
import { historyPage } from '../tickets/historyPage';

const calls = [
  {
    gameId: 'classic',
    list: contract.listClassicTickets,
    one: contract.classicTicket,
  },
  { gameId: 'loto', list: contract.listLotoTickets, one: contract.lotoTicket },
] as const satisfies readonly { gameId: GameId; list: ContractRow; one: ContractRow }[];

const printed = v.object({ resultId: v.optional(v.string()), channelName: v.optional(v.string()) });

/** What a Classic entry says of its draw: its tickets are all of the channel and day of the first one. */
function withDraw<T extends HistoryEntryAnswer>(entry: T): T & v.InferOutput<typeof printed> {
  const ticket = entry.listPeriod[0]?.tickets[0]?.ticket;
  return entry.gameId === 'classic' ? { ...entry, ...v.parse(printed, ticket ?? {}) } : entry;
}

/** The player's tickets of the two regional games, which have calls of their own. */
export function regionalTicketRoutes(shop: Shop) {
  const routes = new Hono<AppEnv>();
  for (const { gameId, list, one } of calls) {
    routes
      .on(
        ...route(list, `The player's tickets of ${gameId}, newest first`),
        query(list, pageRequestSchema),
        async (c) => {
          const { cursor, itemPerPage } = c.req.valid('query');
          const userId = c.get('userId');
          const page = await historyPage(shop.db, { userId, gameId, cursor, itemPerPage });
          const entries = await historyEntries(shop, { userId, gameId, orderIds: page.orderIds });
          return okPage(c, entries.map(withDraw), page.cursor);
        },
      )
      .on(
        ...route(one, `One purchase of ${gameId} with its result and reward`),
        query(one, historyDetailRequestSchema),
        async (c) => {
          const detail = await ticketDetail(shop, { userId: c.get('userId'), id: c.req.valid('query').id });
          if (detail?.gameId !== gameId) throw notFound();
          return ok(c, withDraw(detail));
        },
      );
  }
  return routes;
}
