import {
  contract,
  type ClassicOrderRequest,
  type GameId,
  type LotoOrderRequest,
  type TicketOrderRequest,
} from '@veloc/rules';
import { createAsk } from '../read';
import type { Send } from '../transport';
import { PAGE_SIZE } from './shop';

/** Orders of one game and the tickets a player holds. */
export function ticketCalls(send: Send) {
  const { ask, askPage } = createAsk(send);
  return {
    createTicketOrder: (order: TicketOrderRequest, key?: string) =>
      ask(contract.createTicketOrder, { body: order, key }),

    createLotoOrder: ({ periodId, numberPeriod, tickets, total }: LotoOrderRequest, key?: string) =>
      ask(contract.createLotoOrder, { body: { periodId, numberPeriod, tickets, total }, key }),

    createClassicOrder: (order: ClassicOrderRequest, key?: string) =>
      ask(contract.createClassicOrder, { body: order, key }),

    ticketHistory: (gameId: GameId, cursor: string) =>
      askPage(contract.listTickets, { body: { gameId, itemPerPage: PAGE_SIZE, cursor } }),

    ticketDetail: (id: string) => ask(contract.ticketDetail, { query: { id } }),

    deleteTickets: (ids: string[]) => ask(contract.deleteTickets, { body: { ids } }),
  };
}
