import * as v from 'valibot';
import { isDone, price, text } from '../wire/ticketFields';
import type { LotoType } from './types';

export const lotoTicketSchema = v.object({
  lotoType: v.optional(v.object({ id: text, name: v.optional(text, '') }), { id: '' }),
  /** Four characters, a dash for each empty place: "--07". */
  numbers: v.optional(text, ''),
  /** Stake in đồng, a multiple of 10,000. */
  value: v.optional(v.number(), 10_000),
  price,
  isDone,
});

export type LotoTicket = v.InferOutput<typeof lotoTicketSchema>;

/** As the rules have accepted it. */
export type AcceptedLoto = LotoTicket & { lotoType: Pick<LotoType, 'id' | 'name'> };
