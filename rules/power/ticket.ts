import * as v from 'valibot';
import type { Bao } from '../methodChoice';
import { code, isDone, numberOrNone, numbers, playMethodSchema, price } from '../wire/ticketFields';

export const powerTicketSchema = v.object({
  code,
  listNumber: v.optional(numbers, []),
  playMethod: v.optional(playMethodSchema),
  powerNumber: v.optional(numberOrNone),
  price,
  isDone,
});

export type PowerTicket = v.InferOutput<typeof powerTicketSchema>;

/** As the rules have accepted it. */
export type AcceptedPower = PowerTicket & { playMethod: Bao; powerNumber: number };

/** Six numbers of 1 to 55 and a seventh ball from the rest. */
export interface PowerDraw {
  numbers: readonly number[];
  powerNumber: number;
}
