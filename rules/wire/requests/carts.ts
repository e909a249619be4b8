import * as v from 'valibot';
import type { GameId } from '../../games';
import { proof } from './account';

/**
 * A field that a rule validates and not its shape, so that a refusal carries the code of the rule: clients send a `T`, the
 * server reads what came as `unknown`, and the document of the calls has it in words.
 */
/*@__NO_SIDE_EFFECTS__*/
function unvalidated<T>(told: string, absent?: T) {
  return v.optional(v.pipe(v.unknown(), v.description(told)), absent) as v.GenericSchema<T, unknown>;
}

const GAME = "A game's id, as GameId lists them";
const COPIES = 'Copies, a whole number';
const DRAWS = 'Draws, a whole number';
/*@__NO_SIDE_EFFECTS__*/
const sum = (of: string) => `${of}, in whole đồng`;

const sentLineEntries = {
  gameId: unvalidated<GameId>(GAME),
  ticket: unvalidated<object>('A ticket of the game, with its numbers'),
  /** What the client says that a copy costs, in đồng: another price than the shop's is refused. */
  unitPrice: unvalidated<number>(sum('What the client says that a copy costs')),
  /** Copies. @default 1 */
  quantity: unvalidated<number>(COPIES, 1),
  /** A period's id, one of the specification's words, or null for the period on sale. */
  periodId: v.nullish(v.string()),
  /** Draws. @default 1 */
  numberPeriod: unvalidated<number>(DRAWS, 1),
};

export const addItemRequestSchema = v.object(sentLineEntries);

/** With `version`, the quantity is written only into the line as this device last saw it. */
export const updateQuantityRequestSchema = v.object({
  itemId: v.string(),
  quantity: v.pipe(v.unknown(), v.description(COPIES)) as v.GenericSchema<number, unknown>,
  version: v.optional(v.number()),
});

/** With `lines`, only those go that are still as this device last saw them. */
export const removalRequestSchema = v.optional(
  v.object({
    lines: v.optional(v.pipe(v.array(v.object({ id: v.string(), version: v.number() })), v.maxLength(400))),
  }),
  {},
);

/** Without the `version` that this device last saw, nothing of a known line is written. */
export const cartSyncRequestSchema = v.object({
  items: v.pipe(
    v.array(v.object({ ...sentLineEntries, id: v.string(), version: v.optional(v.number()) })),
    v.maxLength(400),
  ),
  syncTimestamp: v.optional(v.string()),
});

/** Tickets of one game that never were in the cart. `total` is what the player saw as the price of all, in đồng. */
export const ticketOrderRequestSchema = v.object({
  gameId: unvalidated<GameId>(GAME),
  periodId: v.nullish(v.string()),
  numberPeriod: unvalidated<number>(DRAWS, 1),
  tickets: v.pipe(v.array(v.unknown() as v.GenericSchema<object, unknown>), v.maxLength(400)),
  total: unvalidated<number>(sum('What the player saw as the price of all')),
});

const looseTickets = v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(400));

export const lotoOrderRequestSchema = v.object({
  periodId: v.nullish(v.string()),
  numberPeriod: unvalidated<number>(DRAWS, 1),
  tickets: looseTickets,
  total: unvalidated<number>(sum('What the player saw as the price of all')),
});

/** Classic tickets of one channel and day; `resultDate` is dd/mm/yyyy. */
export const classicOrderRequestSchema = v.object({
  resultDate: v.string(),
  channelId: v.string(),
  tickets: looseTickets,
  total: unvalidated<number>(sum('What the player saw as the price of all')),
});

/** `id` is a checkout session's, or the ids of the lines joined by commas. Amounts in đồng; the fee is nothing. */
export const cartPaymentRequestSchema = v.object({
  gameId: v.optional(v.string(), 'cart'),
  total: unvalidated<number>(sum('What the player saw as the price of all')),
  fee: unvalidated<number>(sum('Nothing'), 0),
  value: unvalidated<number>(sum('What is paid: the total and the fee')),
  id: v.pipe(v.string(), v.nonEmpty()),
  items: v.optional(v.array(v.object({ id: v.string(), quantity: v.number() })), []),
});

export const confirmPaymentRequestSchema = v.object({ id: v.string(), pin: proof, signature: proof });
export const payOrderRequestSchema = v.object({
  orderId: v.string(),
  source: v.literal('wallet'),
  pin: proof,
  signature: proof,
});
export const cancelOrderRequestSchema = v.object({ orderId: v.string() });

export type AddItemRequest = v.InferInput<typeof addItemRequestSchema>;
export type UpdateQuantityRequest = v.InferInput<typeof updateQuantityRequestSchema>;
export type RemovalRequest = NonNullable<v.InferInput<typeof removalRequestSchema>>;
export type CartSyncRequest = v.InferInput<typeof cartSyncRequestSchema>;
export type TicketOrderRequest = v.InferInput<typeof ticketOrderRequestSchema>;
export type LotoOrderRequest = v.InferInput<typeof lotoOrderRequestSchema>;
export type ClassicOrderRequest = v.InferInput<typeof classicOrderRequestSchema>;
export type CartPaymentRequest = v.InferInput<typeof cartPaymentRequestSchema>;
export type ConfirmPaymentRequest = v.InferInput<typeof confirmPaymentRequestSchema>;
export type PayOrderRequest = v.InferInput<typeof payOrderRequestSchema>;
export type CancelOrderRequest = v.InferInput<typeof cancelOrderRequestSchema>;
