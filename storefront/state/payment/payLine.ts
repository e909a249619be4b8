import type { CartLine } from '@veloc/rules';

/** A line on its way to be paid, from the cart, from a builder or from an order. */
export type PayLine = Pick<
  CartLine,
  'id' | 'gameId' | 'gameName' | 'ticket' | 'numberPeriod' | 'periodId' | 'unitPrice' | 'quantity' | 'totalPrice'
>;
