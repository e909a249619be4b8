import { accept, refuse, type Checked } from '../result';
import { cartItemNotFound, quantityOutside } from '../texts/cart';
import type { CartLineAnswer } from '../wire/carts';
import type { CallFailure } from './actions';
import { CART_LIMITS, isCount } from './limits';
import { serverLine, withQuantity, type CartLine } from './line';

type QuantityCode = 'CART_ITEM_NOT_FOUND' | 'VALIDATION_ERROR';

/** Whether a line may have that many copies: a line of this cart, 1 to 1,000. */
export function checkQuantity(
  items: readonly CartLine[],
  { id, quantity }: { id: string; quantity: number },
): Checked<CartLine, QuantityCode> {
  const line = items.find((item) => item.id === id);
  if (!line) return refuse('CART_ITEM_NOT_FOUND', cartItemNotFound);
  return isCount(quantity, CART_LIMITS.quantity)
    ? accept(line)
    : refuse('VALIDATION_ERROR', quantityOutside(CART_LIMITS.quantity));
}

/** The server has taken a quantity; what the player has changed since is still to be sent. */
export function confirmQuantity(line: CartLine, item: CartLineAnswer): CartLine {
  const { acceptedAt, quantity } = line;
  return { ...withQuantity(serverLine(item), quantity), keptQuantity: quantity, acceptedAt };
}

/**
 * A change the server refused goes back to what it holds. One that found no answer goes back too, except for copies
 * that were added: those stay and are sent again (spec section 4, decision A18).
 */
export function failQuantity(line: CartLine, { message, refused }: CallFailure): CartLine {
  const keptQuantity = refused ? line.syncedQuantity : line.keptQuantity;
  const reverted = { ...withQuantity(line, keptQuantity), keptQuantity };
  return { ...reverted, syncError: reverted.needsSync ? message : null };
}
