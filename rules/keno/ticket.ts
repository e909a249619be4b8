import * as v from 'valibot';
import { betAmount, code, isDone, numbers, price, text } from '../wire/ticketFields';

/** Keno by level, Keno bao (bundle) and, with an outcome label as `playMethod`, even/odd and big/small. */
export const kenoTicketSchema = v.object({
  code,
  label: v.optional(v.literal('keno'), 'keno'),
  listNumber: v.optional(numbers, []),
  playMethod: v.optional(text, ''),
  betAmount,
  price,
  isDone,
  isBundleTicket: v.optional(v.boolean()),
  bundleLevel: v.optional(v.number()),
  bundleSelectedNumbers: v.optional(numbers),
});

export type KenoTicket = v.InferOutput<typeof kenoTicketSchema>;

/** As the rules have accepted it. */
export type AcceptedKeno = KenoTicket & { playMethod: `LEVEL_${number}` };

/** Twenty numbers of 1 to 80; it settles levels, bao, even/odd and big/small alike. */
export interface KenoDraw {
  numbers: readonly number[];
}
