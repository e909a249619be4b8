import * as v from 'valibot';
import { gameName } from '../gameNames';
import { unreadTicketSchema, validationStatuses } from '../wire/carts';
import { gameIdSchema, instantSchema, moneySchema } from '../wire/primitives';
import { withQuantity, type CartLine } from './line';
import { CART_LIMITS } from './limits';
import { readSavedCart, SAVED_VERSION, type SavedCart } from './savedCart';
import type { CartState } from './state';

export { readSavedCart, type SavedCart } from './savedCart';

const EPOCH = new Date(0).toISOString();

/** The cart as it is written to the browser's storage at `now`, in ms since the epoch. */
export function saveCart({ items, removing, lastSyncAt, isOpen }: CartState, now: number): SavedCart {
  // A removal the server has not confirmed is saved as removed: the next full sync tells which it was.
  const leaving = new Set(removing.map(({ line }) => line.id));
  const kept = items.filter(({ id }) => !leaving.has(id));
  return { items: kept, lastSyncAt, isOpen, timestamp: now, version: SAVED_VERSION };
}

// A quantity outside the limits is brought inside: a line the player has chosen is not dropped for it (decision A25).
const quantitySchema = v.pipe(
  v.number(),
  v.transform((saved) => Math.min(Math.max(Math.trunc(saved), 1), CART_LIMITS.quantity)),
);
/** What the server was last known to hold; clamped, a copy too many would never be sent again. */
const serverQuantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1));
const filledTicketSchema = v.pipe(
  unreadTicketSchema,
  v.check((ticket) => Object.keys(ticket).length > 0, 'empty'),
);

/** Five fields make a line (spec section 5); any other that cannot be read starts over. */
const savedLineSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  gameId: gameIdSchema,
  ticket: filledTicketSchema,
  unitPrice: v.pipe(moneySchema, v.minValue(1)),
  quantity: quantitySchema,
  numberPeriod: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  periodId: v.fallback(v.nullable(v.string()), null),
  addedAt: v.fallback(instantSchema, EPOCH),
  updatedAt: v.fallback(instantSchema, EPOCH),
  backendSynced: v.fallback(v.boolean(), false),
  syncAttempts: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  syncError: v.fallback(v.nullable(v.string()), null),
  validationStatus: v.fallback(v.picklist(validationStatuses), 'pending'),
  validationError: v.fallback(v.nullable(v.string()), null),
  validationErrorCode: v.fallback(v.nullable(v.string()), null),
  syncedQuantity: v.fallback(v.nullable(serverQuantitySchema), null),
  keptQuantity: v.fallback(v.nullable(quantitySchema), null),
});

type RestoredCart = Pick<CartState, 'items' | 'lastSyncAt' | 'isOpen'>;

/** Reads a saved cart, or null as `readSavedCart`; lines that miss one of the five fields are left out (spec section 5). */
export function restoreCart(saved: unknown, now: number): RestoredCart | null {
  try {
    return readCart(saved, now);
  } catch {
    // Storage gives plain JSON; a getter or a proxy that throws did not come from there.
    return null;
  }
}

function readCart(saved: unknown, now: number): RestoredCart | null {
  const cart = readSavedCart(saved, now);
  if (!cart) return null;
  const { items, lastSyncAt, isOpen } = cart;
  return { items: items.flatMap(restoreLine).slice(0, CART_LIMITS.lines), lastSyncAt, isOpen };
}

function restoreLine(saved: unknown): CartLine[] {
  const line = v.safeParse(savedLineSchema, saved);
  if (!line.success) return [];
  const { backendSynced, syncedQuantity, keptQuantity, quantity } = line.output;
  return [
    withQuantity(
      {
        ...line.output,
        gameName: gameName(line.output.gameId, line.output.ticket),
        totalPrice: 0,
        isOptimistic: !backendSynced,
        needsSync: !backendSynced,
        syncedQuantity: backendSynced ? (syncedQuantity ?? quantity) : 0,
        keptQuantity: keptQuantity ?? quantity,
        acceptedAt: null,
      },
      quantity,
    ),
  ];
}
