import { deletedTicketsSchema, historyDetailSchema, historyEntrySchema, orderSchema, type GameId } from '@veloc/rules';
import { read, readPage } from '../read';
import type { Send } from '../transport';
import { PAGE_SIZE } from './shop';

export interface RawOrder {
  gameId: GameId;
  periodId: string | null;
  numberPeriod: number;
  tickets: readonly object[];
  /** Đồng. */
  total: number;
}

/** Classic tickets of one channel and day. */
export interface RawClassicOrder {
  /** dd/mm/yyyy. */
  resultDate: string;
  channelId: string;
  tickets: readonly object[];
  /** Đồng. */
  total: number;
}

/** Orders of one game and the tickets a player holds. */
export function ticketCalls(send: Send) {
  return {
    createTicketOrder: async (order: RawOrder, key?: string) =>
      read(
        orderSchema,
        await send({
          method: 'POST',
          path: '/client-tickets/create-raw-ticket',
          auth: 'required',
          body: order,
          ...(key ? { key } : {}),
        }),
      ),

    createLotoOrder: async ({ periodId, numberPeriod, tickets, total }: Omit<RawOrder, 'gameId'>, key?: string) =>
      read(
        orderSchema,
        await send({
          method: 'POST',
          path: '/client-loto-carts/create-raw-cart-new',
          auth: 'required',
          body: { periodId, numberPeriod, tickets, total },
          ...(key ? { key } : {}),
        }),
      ),

    createClassicOrder: async (order: RawClassicOrder, key?: string) =>
      read(
        orderSchema,
        await send({
          method: 'POST',
          path: '/client-classic-tickets/create-raw-cart-id',
          auth: 'required',
          body: order,
          ...(key ? { key } : {}),
        }),
      ),

    ticketHistory: async (gameId: GameId, cursor: string) =>
      readPage(
        historyEntrySchema,
        await send({
          method: 'POST',
          path: '/client-tickets/client-get-tickets',
          auth: 'required',
          body: { gameId, itemPerPage: PAGE_SIZE, cursor },
        }),
      ),

    ticketDetail: async (id: string) =>
      read(
        historyDetailSchema,
        await send({
          method: 'GET',
          path: '/client-tickets/client-get-ticket-detail-v2',
          auth: 'required',
          query: { id },
        }),
      ),

    deleteTickets: async (ids: readonly string[]) =>
      read(
        deletedTicketsSchema,
        await send({
          method: 'POST',
          path: '/client-tickets/client-delete-tickets',
          auth: 'required',
          body: { ids },
        }),
      ),
  };
}
