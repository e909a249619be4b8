import {
  channelOnSaleSchema,
  historyDetailSchema,
  historyEntrySchema,
  regionalResultSchema,
  stockDaySchema,
  stockTicketSchema,
} from '@veloc/rules';
import * as v from 'valibot';
import { read, readPage } from '../read';
import type { Send } from '../transport';
import { PAGE_SIZE } from './shop';

const STORAGE = '/client-classic-storage';

/** The two games whose tickets have calls of their own (spec section 7). */
const tickets = {
  loto: { list: '/client-loto-carts/get-list', one: '/client-loto-carts/get-by-id' },
  classic: {
    list: '/client-classic-tickets/client-get-tickets',
    one: '/client-classic-tickets/client-get-ticket-by-id',
  },
} as const;

export type RegionalGame = keyof typeof tickets;

export interface RegionalQuery {
  /** @default 'MN' */
  region?: string | undefined;
  channelId?: string | undefined;
  /** dd/mm/yyyy. @default every day */
  resultDate?: string | undefined;
}

/** What the lottery companies have on sale and what they have drawn. Dates are dd/mm/yyyy. */
export function regionalCalls(send: Send) {
  return {
    /** Channels that Loto plays on a day; on the next day of sales when none is named. */
    lotoChannels: async (resultDate?: string) =>
      read(
        v.array(channelOnSaleSchema),
        await send({
          method: 'GET',
          path: '/client-loto-carts/get-channels',
          auth: 'optional',
          query: { resultDate },
        }),
      ),

    stockDays: async () =>
      read(v.array(stockDaySchema), await send({ method: 'GET', path: `${STORAGE}/get-list-day`, auth: 'required' })),

    stockChannels: async (resultDate: string) =>
      read(
        v.array(channelOnSaleSchema),
        await send({
          method: 'GET',
          path: `${STORAGE}/get-list-channel-by-day`,
          auth: 'required',
          query: { resultDate },
        }),
      ),

    stock: async (resultDate: string, channelId: string) =>
      read(
        v.array(stockTicketSchema),
        await send({
          method: 'GET',
          path: `${STORAGE}/get-list`,
          auth: 'required',
          query: { resultDate, channelId },
        }),
      ),

    regionalResults: async ({ region, channelId, resultDate }: RegionalQuery, cursor: string) =>
      readPage(
        regionalResultSchema,
        await send({
          method: 'GET',
          path: '/client-classic-result/get-list',
          auth: 'optional',
          query: { region, channelId, resultDate, itemPerPage: PAGE_SIZE, cursor },
        }),
      ),

    regionalHistory: async (game: RegionalGame, cursor: string) =>
      readPage(
        historyEntrySchema,
        await send({
          method: 'GET',
          path: tickets[game].list,
          auth: 'required',
          query: { cursor, itemPerPage: PAGE_SIZE },
        }),
      ),

    regionalTicket: async (game: RegionalGame, id: string) =>
      read(
        historyDetailSchema,
        await send({ method: 'GET', path: tickets[game].one, auth: 'required', query: { id } }),
      ),
  };
}
