import { orderLine, type OrderLine } from '../cart/line';
import type { CartLineAnswer } from '../wire/carts';

/** A new Keno line for tests. */
export function newLine(id: string, over: Partial<OrderLine> = {}): OrderLine {
  const line = {
    gameId: 'keno' as const,
    ticket: { code: 'A', listNumber: [1, 2, 3] },
    numberPeriod: 1,
    periodId: 'keno:0284640',
    unitPrice: 10_000,
    quantity: 1,
  };
  return orderLine({ ...line, ...over }, id);
}

/** The server's answer about a line, for tests. */
export function lineAnswer(id: string, over: Partial<CartLineAnswer> = {}): CartLineAnswer {
  return {
    ...newLine(id),
    itemId: id,
    addedAt: '2026-08-21T10:00:00.000Z',
    validationStatus: 'valid',
    validationError: null,
    validationErrorCode: null,
    ...over,
  };
}
