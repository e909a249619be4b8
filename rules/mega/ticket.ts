import * as v from 'valibot';
import type { Bao } from '../methodChoice';
import { code, isDone, numbers, playMethodSchema, price } from '../wire/ticketFields';

export const megaTicketSchema = v.object({
  code,
  listNumber: v.optional(numbers, []),
  playMethod: v.optional(playMethodSchema),
  price,
  isDone,
});

export type MegaTicket = v.InferOutput<typeof megaTicketSchema>;

/** As the rules have accepted it. */
export type AcceptedMega = MegaTicket & { playMethod: Bao };

/** Six numbers of 1 to 45. */
export interface MegaDraw {
  numbers: readonly number[];
}
