import * as v from 'valibot';
import { gameName } from '../gameNames';
import { unreadTicketSchema, validationStatuses } from '../wire/carts';
import { gameIdSchema, instantSchema, moneySchema } from '../wire/primitives';
import { withQuantity, type CartLine } from './line';
import { CART_LIMITS } from './quantity';
import type { CartState } from './state';

const VERSION = '1.0';
const LIFETIME = 24 * 3_600_000;
const EPOCH = new Date(0).toISOString();

/** What is written to the browser's storage; moments are ms since the epoch. */
export interface SavedCart extends Pick<CartState, 'items' | 'lastSyncAt' | 'isOpen'> {
  timestamp: number;
  version: string;
}

export function saveCart({ items, removing, lastSyncAt, isOpen }: CartState, now: number): SavedCart {
  // A removal the server has not confirmed is saved as removed: the next full sync tells which it was.
  const leaving = new Set(removing.map(({ line }) => line.id));
  return { items: items.filter(({ id }) => !leaving.has(id)), lastSyncAt, isOpen, timestamp: now, version: VERSION };
}

const quantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CART_LIMITS.quantity));
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
  syncedQuantity: v.fallback(v.nullable(quantitySchema), null),
  keptQuantity: v.fallback(v.nullable(quantitySchema), null),
  boughtNow: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

const savedCartSchema = v.object({
  items: v.array(v.unknown()),
  timestamp: v.number(),
  version: v.literal(VERSION),
  lastSyncAt: v.fallback(v.nullable(v.number()), null),
  isOpen: v.fallback(v.boolean(), false),
});

/**
 * Reads a saved cart. Null when it is unreadable, of no or another version, or more than 24 hours from `now` (ms since
 * the epoch); lines that miss one of the five fields are left out (spec section 5).
 */
export function restoreCart(saved: unknown, now: number): Pick<CartState, 'items' | 'lastSyncAt' | 'isOpen'> | null {
  const cart = v.safeParse(savedCartSchema, saved);
  if (!cart.success || Math.abs(now - cart.output.timestamp) > LIFETIME) return null;
  const { items, lastSyncAt, isOpen } = cart.output;
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
