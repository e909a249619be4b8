import { readSavedCart } from '@veloc/rules';
import type { KeyValueStorage } from '../../lib/browserStorage';

export const CART_KEY = 'veloc.cart';
/** Which of its lines are left out of the payment. */
export const CHOICE_KEY = 'veloc.cart-choice';

/** What stands in storage as a cart, still to be decoded. */
export function savedCart(storage: KeyValueStorage): unknown {
  return parsed(storage.getItem(CART_KEY));
}

/** Marks that make JSON slow to read; the largest cart has some 40,000 of them. */
const MARKS = '[{,\\';
const MOST_MARKS = 60_000;

/**
 * Null for what is no JSON, and for what is more than any cart: 5 MB of brackets would hold up the start for seconds.
 */
export function parsed(text: string | null): unknown {
  try {
    return text === null || hasTooMany(text) ? null : JSON.parse(text);
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
  storage.removeItem(CHOICE_KEY);
}

function hasTooMany(text: string): boolean {
  let left = MOST_MARKS;
  for (const mark of MARKS) {
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
      left -= 1;
      if (left < 0) return true;
    }
  }
  return false;
}
