import * as v from 'valibot';
import { code, isDone, numbers, price, text } from '../wire/ticketFields';
import type { Lotto535Method } from './methods';

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

export type Lotto535Ticket = v.InferOutput<typeof lotto535TicketSchema>;

/** As the rules have accepted it. */
export type AcceptedLotto535 = Lotto535Ticket & { playMethod: Omit<Lotto535Method, 'offered'> };

/** Five numbers of 1 to 35 and, from a drum of its own, one of 1 to 12. */
export interface Lotto535Draw {
  numbers: readonly number[];
  specialNumber: number;
}
