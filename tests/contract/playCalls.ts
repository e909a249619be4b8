import {
  cartItemSchema,
  cartPaymentSchema,
  cartSchema,
  cartSyncSchema,
  channelOnSaleSchema,
  checkoutSchema,
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
import { callsOf } from './call';
import { CHANNEL, DRAW_DAY } from './fixtures';

const player = callsOf('player');

const entriesSchema = v.array(historyEntrySchema);
const loto = { lotoType: { id: 'C', name: 'Đuôi' }, numbers: '--07', value: 10_000 };

/** From a line of the cart to a paid ticket on its slip. */
export const playCalls = [
  player.post('/client-carts/add-item', cartItemSchema, {
    send: () => ({ body: megaLine }),
    needs: ['gameId', 'ticket', 'unitPrice'],
  }),
  player.get('/client-carts/get-cart', cartSchema),
  player.put('/client-carts/update-quantity', cartItemSchema, {
    send: ({ item }) => ({ body: { itemId: item, quantity: 2 } }),
    needs: ['itemId', 'quantity'],
  }),
  player.post('/client-carts/sync', cartSyncSchema, {
    send: () => ({ body: { items: [], syncTimestamp: '2026-08-21T03:00:00.000Z' } }),
    needs: ['items'],
  }),
  player.post(
    '/client-carts/validate',
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
  player.get(
    '/client-carts/summary',
    v.object({
      count: v.number(),
      quantity: v.number(),
      total: v.number(),
      fee: v.literal(0),
      byGame: v.array(v.object({ gameId: v.string(), count: v.number(), total: v.number() })),
    }),
  ),
  player.post('/client-carts/checkout', checkoutSchema, { send: () => ({ body: {} }) }),
  player.get(
    '/client-carts/checkout-session/:id',
    v.object({ id: v.string(), status: v.string(), order: orderSchema }),
    { send: ({ orders }) => ({ params: { id: orders.seen } }) },
  ),
  player.post('/payment/cart-payment', cartPaymentSchema, {
    send: ({ orders }) => ({
      body: { gameId: 'mega', total: 10_000, fee: 0, value: 10_000, id: orders.seen, items: [] },
    }),
    needs: ['total', 'value', 'id'],
  }),
  player.post('/payment/cart-payment-confirm', paidSchema, {
    send: ({ orders }) => ({ body: { id: orders.confirmed } }),
    needs: ['id'],
  }),
  player.post('/client-transaction/add-transaction', paidSchema, {
    send: ({ orders }) => ({ body: { orderId: orders.paid, source: 'wallet' } }),
    needs: ['orderId', 'source'],
  }),
  player.post('/client-tickets/cancel-order', orderSchema, {
    send: ({ orders }) => ({ body: { orderId: orders.cancelled } }),
    needs: ['orderId'],
  }),
  player.post('/client-tickets/create-raw-ticket', orderSchema, {
    send: () => ({ body: { gameId: 'mega', periodId: null, numberPeriod: 1, tickets: [megaTicket], total: 10_000 } }),
    needs: ['gameId', 'tickets', 'total'],
  }),
  player.post('/client-classic-tickets/create-raw-cart-id', orderSchema, {
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
  player.post('/client-loto-carts/create-raw-cart-new', orderSchema, {
    send: ({ lotoPeriod }) => ({ body: { periodId: lotoPeriod, tickets: [loto], total: 10_000 } }),
    needs: ['tickets', 'total'],
  }),
  player.post('/client-tickets/client-get-tickets', entriesSchema, {
    send: () => ({ body: { gameId: 'mega', itemPerPage: 10, cursor: '0' } }),
  }),
  player.get('/client-tickets/client-get-ticket-detail-v2', historyDetailSchema, {
    send: ({ entry }) => ({ query: { id: entry } }),
    needs: ['id'],
  }),
  player.get('/client-classic-tickets/client-get-tickets', entriesSchema, {
    send: () => ({ query: { cursor: '0', itemPerPage: '5' } }),
  }),
  player.get('/client-classic-tickets/client-get-ticket-by-id', historyDetailSchema, {
    send: ({ classicEntry }) => ({ query: { id: classicEntry } }),
    needs: ['id'],
  }),
  player.get('/client-loto-carts/get-list', entriesSchema),
  player.get('/client-loto-carts/get-by-id', historyDetailSchema, {
    send: ({ lotoEntry }) => ({ query: { id: lotoEntry } }),
    needs: ['id'],
  }),
  player.get('/client-classic-storage/get-list-day', v.array(stockDaySchema)),
  player.get('/client-classic-storage/get-list-channel-by-day', v.array(channelOnSaleSchema), {
    send: () => ({ query: { resultDate: DRAW_DAY } }),
    needs: ['resultDate'],
  }),
  player.get('/client-classic-storage/get-list', v.array(stockTicketSchema), {
    send: () => ({ query: { resultDate: DRAW_DAY, channelId: CHANNEL } }),
    needs: ['resultDate', 'channelId'],
  }),
  player.get('/print-queue', v.array(printJobSchema)),
  player.post('/print-queue', v.array(printJobSchema), {
    send: ({ ticket }) => ({ body: { ticketIds: [ticket] } }),
    needs: ['ticketIds'],
  }),
  player.put('/print-queue/:id', printJobSchema, {
    send: ({ printJob }) => ({ params: { id: printJob }, body: { status: 'printing' } }),
    needs: ['status'],
  }),
  player.post('/client-tickets/client-delete-tickets', deletedTicketsSchema, {
    send: ({ orders }) => ({ body: { ids: [`${orders.deleted}.mega`] } }),
    needs: ['ids'],
  }),
  player.remove('/client-carts/remove-item/:id', removedSchema, { send: ({ item }) => ({ params: { id: item } }) }),
  player.remove('/client-carts/remove-game/:gameId', removedSchema, { send: () => ({ params: { gameId: 'mega' } }) }),
  player.remove('/client-carts/clear', removedSchema),
];
