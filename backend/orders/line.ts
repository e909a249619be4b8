import { gameIdSchema, instantSchema, type CartLineAnswer } from '@veloc/rules';
import * as v from 'valibot';

/**
 * A line of an order as `orders.items` stores it: what was bought, at what price, and the version of the line of the
 * cart that it is a copy of. Orders of before hold the whole answer of the cart; what they have more is left out.
 */
const orderLineSchema = v.object({
  id: v.string(),
  gameId: gameIdSchema,
  gameName: v.string(),
  ticket: v.record(v.string(), v.unknown()),
  /** Draws. */
  numberPeriod: v.number(),
  /** The first draw. */
  periodId: v.nullable(v.string()),
  /** Đồng a copy. */
  unitPrice: v.number(),
  /** Copies. */
  quantity: v.number(),
  /** Đồng. */
  totalPrice: v.number(),
  addedAt: instantSchema,
  updatedAt: instantSchema,
  version: v.number(),
});

export type OrderLine = v.InferOutput<typeof orderLineSchema>;

const orderLinesSchema = v.array(orderLineSchema);

/** The lines of a stored order, or of answers of the cart. Throws for anything else: nothing is sold by half. */
export function readOrderLines(stored: unknown): OrderLine[] {
  return v.parse(orderLinesSchema, stored);
}

/** A line as the wire shows it: it was judged when the order was made. Its fields stand in one order, however it was read. */
export function orderLineAnswer(line: OrderLine): CartLineAnswer {
  return {
    id: line.id,
    itemId: line.id,
    gameId: line.gameId,
    gameName: line.gameName,
    ticket: line.ticket,
    numberPeriod: line.numberPeriod,
    periodId: line.periodId,
    unitPrice: line.unitPrice,
    quantity: line.quantity,
    totalPrice: line.totalPrice,
    addedAt: line.addedAt,
    updatedAt: line.updatedAt,
    validationStatus: 'valid',
    validationError: null,
    validationErrorCode: null,
    version: line.version,
  };
}
