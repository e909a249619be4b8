import * as v from 'valibot';
import { ticketLetterSchema } from './primitives';
import { shortList } from './shortList';

/** What is longer is refused by its length, unread. */
const LONGEST_TEXT = 1_000;
/** More numbers than any game takes: a longer list is read so far and then has too many. */
const LONGEST_LIST = 100;

export const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));
/** Base price: the string "10000"; a number is accepted (spec section 3). */
export const price = v.optional(v.pipe(v.union([text, v.number()]), v.transform(String)), '10000');
export const isDone = v.pipe(
  v.optional(v.boolean(), true),
  v.transform(() => true as const),
);
export const code = v.optional(ticketLetterSchema, 'A');
export const numbers = v.pipe(shortList(LONGEST_LIST), v.array(v.number()));

/** A way to play as a ticket names it. */
export const playMethodSchema = v.object({
  id: text,
  name: v.optional(text, ''),
  lengthGame: v.optional(v.number()),
  unit: v.optional(v.number()),
});

export type PlayMethod = v.InferOutput<typeof playMethodSchema>;

// As many digits as no stake has; a longer text is refused by its length, unread.
const digits = v.pipe(
  v.string(),
  v.check((written) => written.length <= 12 && /^\d+$/.test(written)),
  v.transform(Number),
);

/** Stake in đồng, digits in a text too; 10,000 when it is not numeric (spec section 5, adding to cart). */
export const betAmount = v.fallback(v.union([v.number(), digits]), 10_000);

/** Null says that there is none, as absence does. */
export const numberOrNone = v.pipe(
  v.nullable(v.number()),
  v.transform((number) => number ?? undefined),
);
