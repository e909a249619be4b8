import * as v from 'valibot';
import { readLine } from '../gameLine';
import { gameName } from '../gameNames';
import { unreadTicketSchema, validationStatuses } from '../wire/carts';
import { gameIdSchema, instantSchema, moneySchema } from '../wire/primitives';
import { withQuantity, type CartLine } from './line';
import { CART_LIMITS } from './limits';
import type { RemovedLine } from './removing';
import { readSavedCart, SAVED_VERSION, type SavedCart, type Seen } from './savedCart';
import type { PendingSend } from './sending';
import type { CartState } from './state';

export { readSavedCart, type SavedCart, type Seen } from './savedCart';

const EPOCH = new Date(0).toISOString();

/** The cart as it is written to the browser's storage at `now`, in ms since the epoch. */
export function saveCart(
  { items, removing, sent, lastSyncAt, isOpen }: CartState,
  now: number,
  seen: Seen = {},
): SavedCart {
  return { items, removing, sent, lastSyncAt, isOpen, seen, timestamp: now, version: SAVED_VERSION };
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
  version: v.fallback(v.nullable(v.pipe(v.number(), v.integer())), null),
  formerIds: v.fallback(v.array(v.string()), []),
});

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

const savedRemovalSchema = v.object({
  line: v.unknown(),
  index: v.fallback(countSchema, 0),
  by: v.fallback(v.picklist(['line', 'game', 'all']), 'line'),
  tries: v.fallback(countSchema, 0),
  askedAt: v.fallback(v.nullable(v.number()), null),
});

const sendEntries = { key: v.pipe(v.string(), v.nonEmpty()), lineId: v.string(), sentAt: v.number() };
const savedSendSchema = v.variant('kind', [
  v.object({
    ...sendEntries,
    kind: v.literal('add'),
    isRefused: v.fallback(v.boolean(), false),
    item: v.object({
      gameId: gameIdSchema,
      gameName: v.string(),
      ticket: filledTicketSchema,
      unitPrice: moneySchema,
      quantity: serverQuantitySchema,
      periodId: v.nullable(v.string()),
      numberPeriod: serverQuantitySchema,
    }),
  }),
  v.object({
    ...sendEntries,
    kind: v.literal('quantity'),
    quantity: serverQuantitySchema,
    version: v.nullable(v.number()),
  }),
]);

export type RestoredCart = Pick<CartState, 'items' | 'removing' | 'sent' | 'lastSyncAt' | 'isOpen'> & { seen: Seen };

/**
 * Reads a saved cart, or null as `readSavedCart`; lines that miss one of the five fields are left out (spec section 5).
 */
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
  const { items, removing, sent, lastSyncAt, isOpen, seen } = cart;
  return {
    items: items.flatMap(restoreLine).slice(0, CART_LIMITS.lines),
    removing: removing.flatMap(restoreRemoval).slice(0, CART_LIMITS.lines),
    sent: sent.flatMap(restoreSend).slice(0, CART_LIMITS.lines),
    lastSyncAt,
    isOpen,
    seen,
  };
}

function restoreRemoval(saved: unknown): RemovedLine[] {
  const removal = v.safeParse(savedRemovalSchema, saved);
  if (!removal.success) return [];
  return restoreLine(removal.output.line)
    .filter(({ backendSynced }) => backendSynced)
    .map((line) => ({ ...removal.output, line }));
}

function restoreSend(saved: unknown): PendingSend[] {
  const send = v.safeParse(savedSendSchema, saved);
  return send.success ? [send.output] : [];
}

function restoreLine(saved: unknown): CartLine[] {
  const line = v.safeParse(savedLineSchema, saved);
  if (!line.success) return [];
  const { backendSynced, syncedQuantity, version, quantity } = line.output;
  return [
    withQuantity(
      {
        ...line.output,
        ...readLine(line.output),
        gameName: gameName(line.output.gameId, line.output.ticket),
        totalPrice: 0,
        isOptimistic: !backendSynced,
        needsSync: !backendSynced,
        syncedQuantity: backendSynced ? (syncedQuantity ?? quantity) : 0,
        version: backendSynced ? version : null,
        acceptedAt: null,
      },
      quantity,
    ),
  ];
}
