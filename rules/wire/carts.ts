import * as v from 'valibot';
import { gameIdSchema, instantSchema, moneySchema } from './primitives';

/** A ticket's own game decides its shape; `readLine` decodes it. */
export const unreadTicketSchema = v.pipe(
  v.custom<Record<string, unknown>>((input) => !Array.isArray(input), 'a list is no ticket'),
  v.record(v.string(), v.unknown()),
);

export const validationStatuses = ['pending', 'valid', 'invalid'] as const;

export const cartItemSchema = v.object({
  id: v.string(),
  itemId: v.optional(v.string()),
  gameId: gameIdSchema,
  gameName: v.optional(v.string(), ''),
  ticket: unreadTicketSchema,
  numberPeriod: v.optional(v.number(), 1),
  periodId: v.nullish(v.string(), null),
  unitPrice: moneySchema,
  quantity: v.number(),
  totalPrice: v.optional(moneySchema),
  addedAt: instantSchema,
  updatedAt: v.optional(instantSchema),
  validationStatus: v.optional(v.picklist(validationStatuses), 'pending'),
  validationError: v.nullish(v.string(), null),
  validationErrorCode: v.nullish(v.string(), null),
  version: v.optional(v.number()),
});

export const cartSchema = v.object({
  items: v.array(cartItemSchema),
  total: v.optional(moneySchema, 0),
  count: v.optional(v.number(), 0),
  version: v.optional(v.number(), 0),
});

export const cartSyncSchema = v.object({
  items: v.array(cartItemSchema),
  rejected: v.optional(v.array(v.object({ id: v.string(), code: v.string(), message: v.string() })), []),
  syncedAt: v.optional(instantSchema),
});

const orderStatuses = ['pending', 'paid', 'cancelled', 'refunded', 'expired'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderSchema = v.object({
  id: v.string(),
  gameId: v.union([gameIdSchema, v.literal('cart')]),
  total: moneySchema,
  fee: moneySchema,
  value: moneySchema,
  items: v.array(cartItemSchema),
  status: v.picklist(orderStatuses),
  expiresAt: v.nullable(instantSchema),
  paidAt: v.nullable(instantSchema),
});

export const checkoutSchema = v.object({
  sessionId: v.string(),
  id: v.string(),
  order: orderSchema,
  expiresAt: instantSchema,
});

export const cartPaymentSchema = v.object({
  ...orderSchema.entries,
  /** Wallet balance in đồng before paying. */
  balance: moneySchema,
  otpRequired: v.boolean(),
});

export const removedSchema = v.object({ removed: v.number() });

const { id, validationStatus, validationError, validationErrorCode } = cartItemSchema.entries;
export const cartValidationSchema = v.object({
  valid: v.boolean(),
  items: v.array(v.object({ id, validationStatus, validationError, validationErrorCode })),
});
export const cartSummarySchema = v.object({
  count: v.number(),
  quantity: v.number(),
  total: v.number(),
  fee: v.number(),
  byGame: v.array(v.object({ gameId: gameIdSchema, count: v.number(), total: v.number() })),
});
export const checkoutSessionSchema = v.object({
  id: v.string(),
  status: orderSchema.entries.status,
  order: orderSchema,
});

export type CartLineAnswer = v.InferOutput<typeof cartItemSchema>;
export type CartAnswer = v.InferOutput<typeof cartSchema>;
export type CartSyncAnswer = v.InferOutput<typeof cartSyncSchema>;
export type Order = v.InferOutput<typeof orderSchema>;
export type Checkout = v.InferOutput<typeof checkoutSchema>;
export type CartPayment = v.InferOutput<typeof cartPaymentSchema>;
