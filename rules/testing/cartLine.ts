import { orderLine, type OrderLine, type Pricing } from '../cart/line';
import { readLine, type UnreadableLine } from '../gameLine';
import type { CartLineAnswer } from '../wire/carts';

type LineFields = Pricing & Pick<UnreadableLine, 'gameId' | 'ticket'>;

/** A new line for tests, of Keno where nothing else is told. */
export function newLine(id: string, { gameId = 'keno', ticket, ...over }: Partial<LineFields> = {}): OrderLine {
  const line = {
    ...readLine({ gameId, ticket: ticket ?? { code: 'A', listNumber: [1, 2, 3] } }),
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
