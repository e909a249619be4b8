import * as v from 'valibot';
import { code, isDone, price, text } from '../wire/ticketFields';

export const classicTicketSchema = v.object({
  code,
  numbers: v.optional(text, ''),
  /** Tickets of 10,000 đồng. */
  amount: v.optional(v.number(), 0),
  channelId: v.optional(text, ''),
  channelName: v.optional(text, ''),
  /** dd/mm/yyyy. */
  resultDate: v.optional(text, ''),
  resultId: v.optional(text, ''),
  price,
  isDone,
});

export type ClassicTicket = v.InferOutput<typeof classicTicketSchema>;
