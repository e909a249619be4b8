import * as v from 'valibot';
import { code, isDone, numbers, price, text } from './ticketFields';

const playMethodSchema = v.object({
  id: text,
  name: v.optional(text, ''),
  lengthGame: v.optional(v.number()),
  unit: v.optional(v.number()),
});

// As many digits as no stake has; a longer text is refused by its length, unread.
const digits = v.pipe(
  v.string(),
  v.check((written) => written.length <= 12 && /^\d+$/.test(written)),
  v.transform(Number),
);

/** Keno by level, Keno bao (bundle) and, with an outcome label as `playMethod`, even/odd and big/small. */
export const kenoTicketSchema = v.object({
  code,
  label: v.optional(v.literal('keno'), 'keno'),
  listNumber: v.optional(numbers, []),
  playMethod: v.optional(text, ''),
  /** Stake in đồng, digits in a text too; 10,000 when it is not numeric (spec section 5, adding to cart). */
  betAmount: v.fallback(v.union([v.number(), digits]), 10_000),
  price,
  isDone,
  isBundleTicket: v.optional(v.boolean()),
  bundleLevel: v.optional(v.number()),
  bundleSelectedNumbers: v.optional(numbers),
});

export const megaTicketSchema = v.object({
  code,
  listNumber: v.optional(numbers, []),
  playMethod: v.optional(playMethodSchema),
  price,
  isDone,
});

/** Null says that there is none, as absence does. */
const numberOrNone = v.pipe(
  v.nullable(v.number()),
  v.transform((number) => number ?? undefined),
);

export const powerTicketSchema = v.object({
  code,
  listNumber: v.optional(numbers, []),
  playMethod: v.optional(playMethodSchema),
  powerNumber: v.optional(numberOrNone),
  price,
  isDone,
});

export const lotto535TicketSchema = v.object({
  code,
  mainNumbers: v.optional(numbers, []),
  specialNumbers: v.optional(numbers, []),
  playMethod: v.optional(
    v.object({
      id: text,
      name: v.optional(text, ''),
      lengthMainNumbers: v.optional(v.number()),
      lengthSpecialNumbers: v.optional(v.number()),
      maxMainNumbers: v.optional(v.number()),
      maxSpecialNumbers: v.optional(v.number()),
      unit: v.optional(v.number()),
    }),
  ),
  price,
  isDone,
});

export type PlayMethod = v.InferOutput<typeof playMethodSchema>;
