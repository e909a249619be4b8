import { CART_LIMITS, isCount, texts } from '@veloc/rules';
import { HttpError } from '../http/httpError';

/** How much a cart holds (decision A25). */
const { lines: MAX_LINES, quantity: MAX_QUANTITY } = CART_LIMITS;

/** How long a removed line is remembered, so that an old tab cannot bring it back (decision A4). */
export const TOMBSTONE_MS = 30 * 24 * 3_600_000;

/** How many removed lines of a player are remembered: five full carts. */
export const MAX_TOMBSTONES = 5 * MAX_LINES;

/** The refusal of a number beyond its limit; `message` names the limit too. */
export function outside(message: string, limit: number): HttpError {
  return new HttpError(422, 'VALIDATION_ERROR', message, { limit });
}

/** Throws 422 VALIDATION_ERROR with the limit in its sentence. */
export function checkQuantity(quantity: unknown): number {
  if (!isCount(quantity, MAX_QUANTITY)) throw outside(texts.quantityOutside(MAX_QUANTITY), MAX_QUANTITY);
  return quantity;
}

/** Throws 422 VALIDATION_ERROR when one more line would be too many. */
export function checkCapacity(lines: number): void {
  if (lines >= MAX_LINES) throw outside(texts.cartFull(MAX_LINES), MAX_LINES);
}
