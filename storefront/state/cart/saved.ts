import { readSavedCart } from '@veloc/rules';
import type { KeyValueStorage } from '../browserStorage';

export const CART_KEY = 'veloc.cart';
export const OUTBOX_KEY = 'veloc.cart-outbox';

/** What stands in storage as a cart, still to be decoded. */
export function savedCart(storage: KeyValueStorage): unknown {
  try {
    return JSON.parse(storage.getItem(CART_KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** How many lines the saved cart has, without reading them. `now` in ms since the epoch. */
export function savedLines(storage: KeyValueStorage, now: number): number {
  return readSavedCart(savedCart(storage), now)?.items.length ?? 0;
}

/** Leaves nothing of a player's cart to who comes next. */
export function forgetCart(storage: KeyValueStorage): void {
  for (const key of [CART_KEY, OUTBOX_KEY]) storage.removeItem(key);
}
