import { player } from './call';

// From a line of the cart to a paid ticket on its slip.

export const addCartItem = player('POST', '/client-carts/add-item', { isIdempotent: true });
export const getCart = player('GET', '/client-carts/get-cart');
export const updateQuantity = player('PUT', '/client-carts/update-quantity', { isIdempotent: true });
export const removeCartItem = player('DELETE', '/client-carts/remove-item/:id');
export const removeCartGame = player('DELETE', '/client-carts/remove-game/:gameId');
export const clearCart = player('DELETE', '/client-carts/clear');
export const syncCart = player('POST', '/client-carts/sync');
export const validateCart = player('POST', '/client-carts/validate');
export const summarizeCart = player('GET', '/client-carts/summary');
export const checkoutCart = player('POST', '/client-carts/checkout', { isIdempotent: true });
export const checkoutSession = player('GET', '/client-carts/checkout-session/:id');
export const createTicketOrder = player('POST', '/client-tickets/create-raw-ticket', {
  isIdempotent: true,
  isCompressed: true,
});
export const createLotoOrder = player('POST', '/client-loto-carts/create-raw-cart-new', { isIdempotent: true });
export const createClassicOrder = player('POST', '/client-classic-tickets/create-raw-cart-id', { isIdempotent: true });
export const preparePayment = player('POST', '/payment/cart-payment', { isIdempotent: true });
export const confirmPayment = player('POST', '/payment/cart-payment-confirm', { isIdempotent: true });
export const payOrder = player('POST', '/client-transaction/add-transaction', {
  isIdempotent: true,
  isCompressed: true,
});
export const cancelOrder = player('POST', '/client-tickets/cancel-order', { isIdempotent: true, isCompressed: true });
export const listTickets = player('POST', '/client-tickets/client-get-tickets', { isCompressed: true });
export const ticketDetail = player('GET', '/client-tickets/client-get-ticket-detail-v2', { isCompressed: true });
export const deleteTickets = player('POST', '/client-tickets/client-delete-tickets', { isCompressed: true });
export const listClassicTickets = player('GET', '/client-classic-tickets/client-get-tickets');
export const classicTicket = player('GET', '/client-classic-tickets/client-get-ticket-by-id');
export const listLotoTickets = player('GET', '/client-loto-carts/get-list');
export const lotoTicket = player('GET', '/client-loto-carts/get-by-id');
export const stockDays = player('GET', '/client-classic-storage/get-list-day');
export const stockChannels = player('GET', '/client-classic-storage/get-list-channel-by-day');
export const stockTickets = player('GET', '/client-classic-storage/get-list');
export const printQueue = player('GET', '/print-queue');
export const printTickets = player('POST', '/print-queue', { isIdempotent: true });
export const updatePrintJob = player('PUT', '/print-queue/:id', { isIdempotent: true });
