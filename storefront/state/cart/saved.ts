import { readSavedCart, type CartLine } from '@veloc/rules';
import type { KeyValueStorage } from '../../lib/browserStorage';
import { storageKeys } from '../../lib/storageKeys';

/** What stands in storage as a cart, as it was written. */
export const readCartText = (storage: KeyValueStorage) => storage.getItem(storageKeys.cart);

export const writeCartText = (storage: KeyValueStorage, text: string) => storage.setItem(storageKeys.cart, text);

/** The same, still to be decoded. */
export function savedCart(storage: KeyValueStorage): unknown {
  return parsed(readCartText(storage));
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

/** How many tickets of the saved cart can still be bought, its lines still unread. `now` in ms since the epoch. */
export function savedTickets(storage: KeyValueStorage, now: number): number {
  return ticketsOnSale(readSavedCart(savedCart(storage), now)?.items ?? []);
}

/** How many tickets these lines are, without those whose draw the server has said to be closed. */
export function ticketsOnSale(lines: readonly unknown[]): number {
  return lines.reduce<number>((sum, line) => sum + copiesIn(line), 0);
}

function copiesIn(line: unknown): number {
  const { quantity, validationErrorCode }: Partial<CartLine> = line ?? {};
  return Number(quantity) > 0 && validationErrorCode !== 'PERIOD_CLOSED' ? Number(quantity) : 0;
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
