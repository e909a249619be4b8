import * as v from 'valibot';
import { shortList } from '../wire/shortList';
import { CART_LIMITS } from './limits';
import type { CartState } from './state';

/** How far each tab's changes are in a saved cart: the count of the last one, by the tab's id. */
export type Seen = Readonly<Record<string, number>>;

export const SAVED_VERSION = '1.0';
const LIFETIME = 24 * 3_600_000;
// Room for lines that cannot be read; a cart has fewer than this.
const MOST_SAVED = 5 * CART_LIMITS.lines;

/** What is written to the browser's storage; moments are ms since the epoch. */
export interface SavedCart extends Pick<CartState, 'items' | 'removing' | 'sent' | 'lastSyncAt' | 'isOpen'> {
  seen: Seen;
  timestamp: number;
  version: string;
}

const savedCartSchema = v.object({
  items: shortList(MOST_SAVED),
  timestamp: v.number(),
  version: v.literal(SAVED_VERSION),
  lastSyncAt: v.fallback(v.nullable(v.number()), null),
  isOpen: v.fallback(v.boolean(), false),
  removing: v.fallback(shortList(MOST_SAVED), []),
  sent: v.fallback(shortList(MOST_SAVED), []),
  seen: v.fallback(v.record(v.string(), v.number()), {}),
});

/**
 * A saved cart with its lines still unread. Null when it is unreadable, of no or another version, or more than 24 hours
 * from `now`, in ms since the epoch (spec section 5).
 */
export function readSavedCart(saved: unknown, now: number): v.InferOutput<typeof savedCartSchema> | null {
  const cart = decode(saved);
  return cart !== null && Math.abs(now - cart.timestamp) <= LIFETIME ? cart : null;
}

function decode(saved: unknown): v.InferOutput<typeof savedCartSchema> | null {
  try {
    const cart = v.safeParse(savedCartSchema, saved);
    return cart.success ? cart.output : null;
  } catch {
    // A getter or a proxy that throws.
    return null;
  }
}
