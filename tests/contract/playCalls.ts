import {
  cartItemSchema,
  cartPaymentSchema,
  cartSchema,
  cartSyncSchema,
  channelOnSaleSchema,
  checkoutSchema,
  contract,
  deletedTicketsSchema,
  historyDetailSchema,
  historyEntrySchema,
  orderSchema,
  paidSchema,
  printJobSchema,
  removedSchema,
  stockDaySchema,
  stockTicketSchema,
} from '@veloc/rules';
import * as v from 'valibot';
import { megaLine, megaTicket } from '../../backend/testing/purchases';
import { call } from './call';
import { CHANNEL, DRAW_DAY } from './fixtures';

const entriesSchema = v.array(historyEntrySchema);
const loto = { lotoType: { id: 'C', name: 'Đuôi' }, numbers: '--07', value: 10_000 };

/** From a line of the cart to a paid ticket on its slip. */
export const playCalls = [
  call(contract.addCartItem, cartItemSchema, {
    send: () => ({ body: megaLine }),
    needs: ['gameId', 'ticket', 'unitPrice'],
  }),
  call(contract.getCart, cartSchema),
  call(contract.updateQuantity, cartItemSchema, {
    send: ({ item }) => ({ body: { itemId: item, quantity: 2 } }),
    needs: ['itemId', 'quantity'],
  }),
  call(contract.syncCart, cartSyncSchema, {
    send: () => ({ body: { items: [], syncTimestamp: '2026-08-21T03:00:00.000Z' } }),
    needs: ['items'],
  }),
  call(
    contract.validateCart,
    v.object({
      valid: v.boolean(),
      items: v.array(
        v.object({
          id: v.string(),
          validationStatus: v.picklist(['pending', 'valid', 'invalid']),
          validationError: v.nullable(v.string()),
          validationErrorCode: v.nullable(v.string()),
        }),
      ),
    }),
    { send: () => ({ body: {} }) },
  ),
  call(
    contract.summarizeCart,
    v.object({
      count: v.number(),
      quantity: v.number(),
      total: v.number(),
      fee: v.literal(0),
      byGame: v.array(v.object({ gameId: v.string(), count: v.number(), total: v.number() })),
    }),
  ),
  call(contract.checkoutCart, checkoutSchema, { send: () => ({ body: {} }) }),
  call(contract.checkoutSession, v.object({ id: v.string(), status: v.string(), order: orderSchema }), {
    send: ({ orders }) => ({ params: { id: orders.seen } }),
  }),
  call(contract.preparePayment, cartPaymentSchema, {
    send: ({ orders }) => ({
      body: { gameId: 'mega', total: 10_000, fee: 0, value: 10_000, id: orders.seen, items: [] },
    }),
    needs: ['total', 'value', 'id'],
  }),
  call(contract.confirmPayment, paidSchema, {
    send: ({ orders }) => ({ body: { id: orders.confirmed } }),
    needs: ['id'],
  }),
  call(contract.payOrder, paidSchema, {
    send: ({ orders }) => ({ body: { orderId: orders.paid, source: 'wallet' } }),
    needs: ['orderId', 'source'],
  }),
  call(contract.cancelOrder, orderSchema, {
    send: ({ orders }) => ({ body: { orderId: orders.cancelled } }),
    needs: ['orderId'],
  }),
  call(contract.createTicketOrder, orderSchema, {
    send: () => ({ body: { gameId: 'mega', periodId: null, numberPeriod: 1, tickets: [megaTicket], total: 10_000 } }),
    needs: ['gameId', 'tickets', 'total'],
  }),
  call(contract.createClassicOrder, orderSchema, {
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
  call(contract.createLotoOrder, orderSchema, {
    send: ({ lotoPeriod }) => ({ body: { periodId: lotoPeriod, tickets: [loto], total: 10_000 } }),
    needs: ['tickets', 'total'],
  }),
  call(contract.listTickets, entriesSchema, {
    send: () => ({ body: { gameId: 'mega', itemPerPage: 10, cursor: '0' } }),
  }),
  call(contract.ticketDetail, historyDetailSchema, {
    send: ({ entry }) => ({ query: { id: entry } }),
    needs: ['id'],
  }),
  call(contract.listClassicTickets, entriesSchema, {
    send: () => ({ query: { cursor: '0', itemPerPage: '5' } }),
  }),
  call(contract.classicTicket, historyDetailSchema, {
    send: ({ classicEntry }) => ({ query: { id: classicEntry } }),
    needs: ['id'],
  }),
  call(contract.listLotoTickets, entriesSchema),
  call(contract.lotoTicket, historyDetailSchema, {
    send: ({ lotoEntry }) => ({ query: { id: lotoEntry } }),
    needs: ['id'],
  }),
  call(contract.stockDays, v.array(stockDaySchema)),
  call(contract.stockChannels, v.array(channelOnSaleSchema), {
    send: () => ({ query: { resultDate: DRAW_DAY } }),
    needs: ['resultDate'],
  }),
  call(contract.stockTickets, v.array(stockTicketSchema), {
    send: () => ({ query: { resultDate: DRAW_DAY, channelId: CHANNEL } }),
    needs: ['resultDate', 'channelId'],
  }),
  call(contract.printQueue, v.array(printJobSchema)),
  call(contract.printTickets, v.array(printJobSchema), {
    send: ({ ticket }) => ({ body: { ticketIds: [ticket] } }),
    needs: ['ticketIds'],
  }),
  call(contract.updatePrintJob, printJobSchema, {
    send: ({ printJob }) => ({ params: { id: printJob }, body: { status: 'printing' } }),
    needs: ['status'],
  }),
  call(contract.deleteTickets, deletedTicketsSchema, {
    send: ({ orders }) => ({ body: { ids: [`${orders.deleted}.mega`] } }),
    needs: ['ids'],
  }),
  call(contract.removeCartItem, removedSchema, { send: ({ item }) => ({ params: { id: item } }) }),
  call(contract.removeCartGame, removedSchema, { send: () => ({ params: { gameId: 'mega' } }) }),
  call(contract.clearCart, removedSchema),
];
