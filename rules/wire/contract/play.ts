import * as v from 'valibot';
import {
  cartItemSchema,
  cartPaymentSchema,
  cartSchema,
  cartSummarySchema,
  cartSyncSchema,
  cartValidationSchema,
  checkoutSchema,
  checkoutSessionSchema,
  orderSchema,
  removedSchema,
} from '../carts';
import {
  deletedTicketsSchema,
  drawEntrySchema,
  historyDetailSchema,
  historyEntrySchema,
  ticketCountSchema,
} from '../history';
import { paidSchema } from '../money';
import type {
  AddItemRequest,
  CancelOrderRequest,
  CartPaymentRequest,
  CartSyncRequest,
  ClassicOrderRequest,
  ConfirmPaymentRequest,
  LotoOrderRequest,
  PayOrderRequest,
  RemovalRequest,
  TicketOrderRequest,
  UpdateQuantityRequest,
} from '../requests/carts';
import type {
  DeleteTicketsRequest,
  DrawEntriesRequest,
  HistoryDetailRequest,
  HistoryRequest,
} from '../requests/tickets';
import { player, takes } from './call';

// From a line of the cart to a paid ticket.

export const addCartItem = player(
  'POST',
  '/client-carts/add-item',
  cartItemSchema,
  takes<AddItemRequest>({ isIdempotent: true }),
);
export const getCart = player('GET', '/client-carts/get-cart', cartSchema);
export const updateQuantity = player(
  'PUT',
  '/client-carts/update-quantity',
  cartItemSchema,
  takes<UpdateQuantityRequest>({ isIdempotent: true }),
);
export const removeCartItem = player('DELETE', '/client-carts/remove-item/:id', removedSchema, takes<RemovalRequest>());
export const removeCartGame = player(
  'DELETE',
  '/client-carts/remove-game/:gameId',
  removedSchema,
  takes<RemovalRequest>(),
);
export const clearCart = player('DELETE', '/client-carts/clear', removedSchema, takes<RemovalRequest>());
export const syncCart = player('POST', '/client-carts/sync', cartSyncSchema, takes<CartSyncRequest>());
export const validateCart = player('POST', '/client-carts/validate', cartValidationSchema);
export const summarizeCart = player('GET', '/client-carts/summary', cartSummarySchema);
export const checkoutCart = player('POST', '/client-carts/checkout', checkoutSchema, { isIdempotent: true });
export const checkoutSession = player('GET', '/client-carts/checkout-session/:id', checkoutSessionSchema);
export const createTicketOrder = player(
  'POST',
  '/client-tickets/create-raw-ticket',
  orderSchema,
  takes<TicketOrderRequest>({ isIdempotent: true, isCompressed: true }),
);
export const createLotoOrder = player(
  'POST',
  '/client-loto-carts/create-raw-cart-new',
  orderSchema,
  takes<LotoOrderRequest>({ isIdempotent: true }),
);
export const createClassicOrder = player(
  'POST',
  '/client-classic-tickets/create-raw-cart-id',
  orderSchema,
  takes<ClassicOrderRequest>({ isIdempotent: true }),
);
export const preparePayment = player(
  'POST',
  '/payment/cart-payment',
  cartPaymentSchema,
  takes<CartPaymentRequest>({ isIdempotent: true }),
);
export const confirmPayment = player(
  'POST',
  '/payment/cart-payment-confirm',
  paidSchema,
  takes<ConfirmPaymentRequest>({ isIdempotent: true }),
);
export const payOrder = player(
  'POST',
  '/client-transaction/add-transaction',
  paidSchema,
  takes<PayOrderRequest>({ isIdempotent: true, isCompressed: true }),
);
export const cancelOrder = player(
  'POST',
  '/client-tickets/cancel-order',
  orderSchema,
  takes<CancelOrderRequest>({ isIdempotent: true, isCompressed: true }),
);
export const listTickets = player(
  'POST',
  '/client-tickets/client-get-tickets',
  v.array(historyEntrySchema),
  takes<HistoryRequest>({ isCompressed: true }),
);
export const listTicketsByDraw = player(
  'GET',
  '/client-tickets/by-draw',
  v.array(drawEntrySchema),
  takes<DrawEntriesRequest>(),
);
export const countTickets = player('GET', '/client-tickets/counts', v.array(ticketCountSchema));
export const ticketDetail = player(
  'GET',
  '/client-tickets/client-get-ticket-detail-v2',
  historyDetailSchema,
  takes<HistoryDetailRequest>({ isCompressed: true }),
);
export const deleteTickets = player(
  'POST',
  '/client-tickets/client-delete-tickets',
  deletedTicketsSchema,
  takes<DeleteTicketsRequest>({ isCompressed: true }),
);
