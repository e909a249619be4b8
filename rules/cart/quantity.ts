import { ok, err, type Checked } from '../result';
import { cartItemNotFound, quantityOutside } from '../texts/cart';
import type { CartLineAnswer } from '../wire/carts';
import { CART_LIMITS, isCount, clampQuantity } from './limits';
import { lineById, serverLine, withQuantity, type CallFailure, type CartLine } from './line';

type QuantityCode = 'CART_ITEM_NOT_FOUND' | 'VALIDATION_ERROR';

/** Whether a line may have that many copies: a line of this cart, 1 to 1,000. */
export function checkQuantity(
  items: readonly CartLine[],
  { id, quantity }: { id: string; quantity: number },
): Checked<CartLine, QuantityCode> {
  const line = lineById(items, id);
  if (!line) return err('CART_ITEM_NOT_FOUND', cartItemNotFound);
  return isCount(quantity, CART_LIMITS.quantity)
    ? ok(line)
    : err('VALIDATION_ERROR', quantityOutside(CART_LIMITS.quantity));
}

/** The server has taken a quantity; what the player has changed since is still to be sent. */
export function confirmQuantity(line: CartLine, item: CartLineAnswer): CartLine {
  const { acceptedAt, formerIds, quantity } = line;
  return { ...withQuantity(serverLine(item), quantity), formerIds, acceptedAt };
}

/**
 * A change the server refused goes back to what it holds (spec section 4). One that found no answer may have been
 * taken all the same: it stays, says so, and is sent again (decision A18).
 */
export function failQuantity(line: CartLine, { message, refused }: CallFailure): CartLine {
  if (refused) return { ...withQuantity(line, line.syncedQuantity), syncAttempts: 0, syncError: null };
  return { ...line, syncAttempts: line.syncAttempts + 1, syncError: message };
}

/**
 * A line that the server has no longer as it was known here is not written; the next full sync tells what it is now.
 */
export function isOvertaken({ code }: CallFailure): boolean {
  return code === 'CART_CHANGED' || code === 'CART_ITEM_NOT_FOUND';
}

/** The quantity as the player meant it: so many more or fewer than the line had when it was asked for. */
export function movedQuantity(line: CartLine, { quantity, from }: { quantity: number; from?: number }): CartLine {
  return withQuantity(line, clampQuantity(line.quantity + quantity - (from ?? line.quantity)));
}
