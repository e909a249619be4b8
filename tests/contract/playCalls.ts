import { contract } from '@veloc/rules';
import * as v from 'valibot';
import { megaLine, megaTicket } from '../../backend/testing/purchases';
import { call } from './call';
import { CHANNEL, DRAW_DAY } from './fixtures';

const loto = { lotoType: { id: 'C', name: 'Đuôi' }, numbers: '--07', value: 10_000 };

/** From a line of the cart to a paid ticket on its slip. */
export const playCalls = [
  call(contract.addCartItem, {
    send: () => ({ body: megaLine }),
    needs: ['gameId', 'ticket', 'unitPrice'],
  }),
  call(contract.getCart),
  call(contract.updateQuantity, {
    send: ({ item }) => ({ body: { itemId: item, quantity: 2 } }),
    needs: ['itemId', 'quantity'],
  }),
  call(contract.syncCart, {
    send: () => ({ body: { items: [], syncTimestamp: '2026-08-21T03:00:00.000Z' } }),
    needs: ['items'],
  }),
  call(contract.validateCart, { send: () => ({ body: {} }) }),
  call(contract.summarizeCart, { data: v.object({ fee: v.literal(0) }) }),
  call(contract.checkoutCart, { send: () => ({ body: {} }) }),
  call(contract.checkoutSession, {
    send: ({ orders }) => ({ params: { id: orders.seen } }),
  }),
  call(contract.preparePayment, {
    send: ({ orders }) => ({
      body: { gameId: 'mega', total: 10_000, fee: 0, value: 10_000, id: orders.seen, items: [] },
    }),
    needs: ['total', 'value', 'id'],
  }),
  call(contract.confirmPayment, {
    send: ({ orders }) => ({ body: { id: orders.confirmed } }),
    needs: ['id'],
  }),
  call(contract.payOrder, {
    send: ({ orders }) => ({ body: { orderId: orders.paid, source: 'wallet' } }),
    needs: ['orderId', 'source'],
  }),
  call(contract.cancelOrder, {
    send: ({ orders }) => ({ body: { orderId: orders.cancelled } }),
    needs: ['orderId'],
  }),
  call(contract.createTicketOrder, {
    send: () => ({ body: { gameId: 'mega', periodId: null, numberPeriod: 1, tickets: [megaTicket], total: 10_000 } }),
    needs: ['gameId', 'tickets', 'total'],
  }),
  call(contract.createClassicOrder, {
    send: () => ({
      body: {
        resultDate: DRAW_DAY,
        channelId: CHANNEL,
        tickets: [{ code: 'A', numbers: '2768', amount: 1 }],
        total: 10_000,
      },
    }),
    needs: ['resultDate', 'channelId', 'tickets', 'total'],
  }),
  call(contract.createLotoOrder, {
    send: ({ lotoPeriod }) => ({ body: { periodId: lotoPeriod, tickets: [loto], total: 10_000 } }),
    needs: ['tickets', 'total'],
  }),
  call(contract.listTickets, {
    send: () => ({ body: { gameId: 'mega', itemPerPage: 10, cursor: '0' } }),
  }),
  call(contract.listTicketsByDraw, {
    send: () => ({ query: { group: 'waiting', cursor: '0', itemPerPage: '10' } }),
  }),
  call(contract.countTickets),
  call(contract.ticketDetail, {
    send: ({ entry }) => ({ query: { id: entry } }),
    needs: ['id'],
  }),
  call(contract.ticketReceipt, {
    send: ({ ticket }) => ({ query: { id: ticket } }),
    needs: ['id'],
  }),
  call(contract.listClassicTickets, {
    send: () => ({ query: { cursor: '0', itemPerPage: '5' } }),
  }),
  call(contract.classicTicket, {
    send: ({ classicEntry }) => ({ query: { id: classicEntry } }),
    needs: ['id'],
  }),
  call(contract.listLotoTickets),
  call(contract.lotoTicket, {
    send: ({ lotoEntry }) => ({ query: { id: lotoEntry } }),
    needs: ['id'],
  }),
  call(contract.stockDays),
  call(contract.stockChannels, {
    send: () => ({ query: { resultDate: DRAW_DAY } }),
    needs: ['resultDate'],
  }),
  call(contract.stockTickets, {
    send: () => ({ query: { resultDate: DRAW_DAY, channelId: CHANNEL } }),
    needs: ['resultDate', 'channelId'],
  }),
  call(contract.printQueue),
  call(contract.printTickets, {
    send: ({ ticket }) => ({ body: { ticketIds: [ticket] } }),
    needs: ['ticketIds'],
  }),
  call(contract.updatePrintJob, {
    send: ({ printJob }) => ({ params: { id: printJob }, body: { status: 'printing' } }),
    needs: ['status'],
  }),
  call(contract.deleteTickets, {
    send: ({ orders }) => ({ body: { ids: [`${orders.deleted}.mega`] } }),
    needs: ['ids'],
  }),
  call(contract.removeCartItem, { send: ({ item }) => ({ params: { id: item } }) }),
  call(contract.removeCartGame, { send: () => ({ params: { gameId: 'mega' } }) }),
  call(contract.clearCart),
];
