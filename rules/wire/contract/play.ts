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
import type { DeleteTicketsRequest, HistoryDetailRequest, HistoryRequest } from '../requests/tickets';
import { player, takes } from './call';

// From a line of the cart to a paid ticket.

export const addCartItem = player('POST', '/client-carts/add-item', takes<AddItemRequest>({ isIdempotent: true }));
export const getCart = player('GET', '/client-carts/get-cart');
export const updateQuantity = player(
  'PUT',
  '/client-carts/update-quantity',
  takes<UpdateQuantityRequest>({ isIdempotent: true }),
);
export const removeCartItem = player('DELETE', '/client-carts/remove-item/:id', takes<RemovalRequest>());
export const removeCartGame = player('DELETE', '/client-carts/remove-game/:gameId', takes<RemovalRequest>());
export const clearCart = player('DELETE', '/client-carts/clear', takes<RemovalRequest>());
export const syncCart = player('POST', '/client-carts/sync', takes<CartSyncRequest>());
export const validateCart = player('POST', '/client-carts/validate');
export const summarizeCart = player('GET', '/client-carts/summary');
export const checkoutCart = player('POST', '/client-carts/checkout', { isIdempotent: true });
export const checkoutSession = player('GET', '/client-carts/checkout-session/:id');
export const createTicketOrder = player(
  'POST',
  '/client-tickets/create-raw-ticket',
  takes<TicketOrderRequest>({ isIdempotent: true, isCompressed: true }),
);
export const createLotoOrder = player(
  'POST',
  '/client-loto-carts/create-raw-cart-new',
  takes<LotoOrderRequest>({ isIdempotent: true }),
);
export const createClassicOrder = player(
  'POST',
  '/client-classic-tickets/create-raw-cart-id',
  takes<ClassicOrderRequest>({ isIdempotent: true }),
);
export const preparePayment = player(
  'POST',
  '/payment/cart-payment',
  takes<CartPaymentRequest>({ isIdempotent: true }),
);
export const confirmPayment = player(
  'POST',
  '/payment/cart-payment-confirm',
  takes<ConfirmPaymentRequest>({ isIdempotent: true }),
);
export const payOrder = player(
  'POST',
  '/client-transaction/add-transaction',
  takes<PayOrderRequest>({ isIdempotent: true, isCompressed: true }),
);
export const cancelOrder = player(
  'POST',
  '/client-tickets/cancel-order',
  takes<CancelOrderRequest>({ isIdempotent: true, isCompressed: true }),
);
export const listTickets = player(
  'POST',
  '/client-tickets/client-get-tickets',
  takes<HistoryRequest>({ isCompressed: true }),
);
export const ticketDetail = player(
  'GET',
  '/client-tickets/client-get-ticket-detail-v2',
  takes<HistoryDetailRequest>({ isCompressed: true }),
);
export const deleteTickets = player(
  'POST',
  '/client-tickets/client-delete-tickets',
  takes<DeleteTicketsRequest>({ isCompressed: true }),
);
