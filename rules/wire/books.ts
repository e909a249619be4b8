import * as v from 'valibot';
import { instantSchema, moneySchema } from './primitives';

const textOrNull = v.nullable(v.string());

/** What proves a ticket, as far as it has come; its owner's secret. The form is that of @veloc/proof. */
export const ticketReceiptSchema = v.object({
  version: v.literal(1),
  ticket: v.object({
    copies: v.pipe(v.number(), v.integer(), v.minValue(1)),
    game: v.string(),
    period: v.string(),
    play: v.record(v.string(), v.unknown()),
    price: moneySchema,
    stampedAt: instantSchema,
  }),
  /** Who has it can tell the numbers from the public book. */
  salt: v.string(),
  promise: v.nullable(v.object({ note: v.string(), index: v.number(), proof: v.array(v.string()) })),
  book: textOrNull,
  sealEntry: textOrNull,
  seals: textOrNull,
  /** An authority's word when it has seen the log, in base64; null of a shop that asks none. */
  timestamp: v.optional(textOrNull, null),
});

/** Where a ticket stands in the book of its draw. */
export const bookPlaceSchema = v.object({
  /**
   * `promised`: it waits for its place; `late`: the book was sealed without it, or the draw was
   * taken without a seal, which its owner should complain of.
   */
  state: v.picklist(['promised', 'entered', 'sealed', 'late']),
  /** From 0; null without a place. */
  seq: v.nullable(v.number()),
  /** Tickets in the book; null until it is sealed. */
  size: v.nullable(v.number()),
  sealedAt: v.nullable(instantSchema),
});

/** The sealed book of a draw, as everybody may see it. */
export const soldBookSchema = v.object({
  /** Tickets in it. */
  size: v.number(),
  /** đồng; null where the shop keeps it to itself. */
  total: v.nullable(moneySchema),
  sealedAt: instantSchema,
  dialAt: instantSchema,
});

export type SoldBook = v.InferOutput<typeof soldBookSchema>;
export type BookPlace = v.InferOutput<typeof bookPlaceSchema>;
