import { readSavedCart } from '@veloc/rules';
import type { KeyValueStorage } from '../browserStorage';

export const CART_KEY = 'veloc.cart';

/** What stands in storage as a cart, still to be decoded. */
export function savedCart(storage: KeyValueStorage): unknown {
  return parsed(storage.getItem(CART_KEY));
}

/** Null for what is no JSON. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
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
  storage.removeItem(CART_KEY);
}
