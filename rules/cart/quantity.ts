import { groupThousands } from '../money';
import { accept, refuse, type Checked } from '../result';
import { sentences } from '../sentences';
import type { CartLineAnswer } from '../wire/carts';
import type { CallFailure } from './actions';
import { serverLine, withQuantity, type CartLine } from './line';

/** Limits of a cart (decision A25). */
export const CART_LIMITS = { quantity: 1_000, lines: 200 } as const;

type QuantityCode = 'CART_ITEM_NOT_FOUND' | 'VALIDATION_ERROR';

/** Whether a line may have that many copies: a line of this cart, 1 to 1,000. */
export function checkQuantity(
  items: readonly CartLine[],
  { id, quantity }: { id: string; quantity: number },
): Checked<CartLine, QuantityCode> {
  const line = items.find((item) => item.id === id);
  if (!line) return refuse('CART_ITEM_NOT_FOUND', sentences.cartItemNotFound);
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= CART_LIMITS.quantity
    ? accept(line)
    : refuse('VALIDATION_ERROR', `Số lượng phải từ 1 đến ${groupThousands(CART_LIMITS.quantity)}`);
}

/** The server has taken a quantity; what the player has changed since is still to be sent. */
export function confirmQuantity(line: CartLine, item: CartLineAnswer): CartLine {
  const { acceptedAt, boughtNow, quantity } = line;
  return { ...withQuantity({ ...serverLine(item), boughtNow }, quantity), keptQuantity: quantity, acceptedAt };
}

/**
 * A change the server refused goes back to what it holds. One that found no answer goes back too, except for copies
 * that were added: those stay and are sent again (spec section 4, decision A18).
 */
export function failQuantity(line: CartLine, { message, refused }: CallFailure): CartLine {
  const keptQuantity = refused ? line.syncedQuantity : line.keptQuantity;
  const boughtNow = keptQuantity === line.quantity ? line.boughtNow : 0;
  const reverted = { ...withQuantity(line, keptQuantity), keptQuantity, boughtNow };
  return { ...reverted, syncError: reverted.needsSync ? message : null };
}
