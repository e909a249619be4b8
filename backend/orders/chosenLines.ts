import { texts } from '@veloc/rules';
import type { Transaction } from 'kysely';
import { linesOf } from '../carts/read';
import { cartItem, type LineState } from '../carts/state';
import type { Database } from '../db/schema';
import { HttpError } from '../http/httpError';
import { readOrderLines, type BoughtLine, type StoredOrderLine } from './line';

export function cartChanged(): HttpError {
  return new HttpError(409, 'CART_CHANGED', 'Giỏ hàng đã thay đổi. Vui lòng kiểm tra lại trước khi thanh toán.');
}

/**
 * Throws for lines that cannot be bought, naming each: 409 PERIOD_CLOSED or SOLD_OUT, or 422 with the code of the
 * first.
 */
function requireSellable(items: readonly ({ id: string } & LineState)[]): void {
  const broken = items.filter(({ validationStatus }) => validationStatus === 'invalid');
  const [first] = broken;
  if (!first) return;
  const code = first.validationErrorCode ?? 'VALIDATION_ERROR';
  const named = broken.map((item) => ({ id: item.id, code: item.validationErrorCode }));
  const isGone = code === 'PERIOD_CLOSED' || code === 'SOLD_OUT';
  const message = isGone ? (first.validationError ?? '') : texts.cartHasInvalid;
  throw new HttpError(isGone ? 409 : 422, code, message, { items: named });
}

/**
 * The lines of the cart that an order is made of: those with the given ids, else all.
 * Throws 422 EMPTY_CART, 409 CART_CHANGED for a line that is gone, and as `requireSellable`.
 */
export async function chosenLines(
  trx: Transaction<Database>,
  { userId, now, ids }: { userId: string; now: Date; ids?: readonly string[] },
): Promise<BoughtLine[]> {
  const lines = await linesOf(trx, userId);
  if (lines.length === 0) throw new HttpError(422, 'EMPTY_CART', texts.cartEmpty);
  const chosen = ids ? lines.filter(({ id }) => ids.includes(id)) : lines;
  if (ids && chosen.length !== new Set(ids).size) throw cartChanged();
  const items = chosen.map((line) => cartItem(line, now));
  requireSellable(items);
  return readOrderLines(items);
}

/** Throws 409 CART_CHANGED unless every line of a cart's order is in the cart as it was when the order was made. */
export async function assertUnchanged(trx: Transaction<Database>, userId: string, items: readonly StoredOrderLine[]) {
  const lines = await linesOf(trx, userId);
  const isSame = (item: StoredOrderLine) => lines.some(({ id, version }) => id === item.id && version === item.version);
  if (!items.every(isSame)) throw cartChanged();
}
