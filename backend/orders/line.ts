import { gameIdSchema, instantSchema, readLine, type CartLineAnswer, type OrderLine } from '@veloc/rules';
import * as v from 'valibot';

/**
 * A line of an order as `orders.items` stores it: what was bought, at what price, and the version of the line of the
 * cart that it is a copy of. Orders of before hold the whole answer of the cart; what they have more is left out.
 */
const storedLineSchema = v.object({
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

export type StoredOrderLine = v.InferOutput<typeof storedLineSchema>;

const storedLinesSchema = v.array(storedLineSchema);

/** The same with its ticket decoded. */
export type BoughtLine = OrderLine & Pick<StoredOrderLine, 'addedAt' | 'updatedAt' | 'version'>;

/** The lines of a stored order, or of answers of the cart. Throws for anything else: nothing is sold by half. */
export function readOrderLines(stored: unknown): BoughtLine[] {
  return v.parse(storedLinesSchema, stored).map((line) => ({ ...line, ...readLine(line) }));
}

/** A line as the wire shows it: it was judged when the order was made. Its fields stand in one order, however it was read. */
export function orderLineAnswer(line: BoughtLine): CartLineAnswer {
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
