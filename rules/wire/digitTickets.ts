import * as v from 'valibot';
import { code, isDone, price, text } from './ticketFields';

export const max3dTicketSchema = v.object({
  code,
  numbers: v.optional(text, ''),
  playType: v.optional(text, 'straight'),
  playMethod: v.optional(v.object({ id: text })),
  price,
  isDone,
});

export const max3dProTicketSchema = v.object({
  ...max3dTicketSchema.entries,
  priceCoef: v.optional(v.number()),
});

export const lotoTicketSchema = v.object({
  lotoType: v.optional(v.object({ id: text, name: v.optional(text, '') }), { id: '' }),
  /** Four characters, a dash for each empty place: "--07". */
  numbers: v.optional(text, ''),
  /** Stake in đồng, a multiple of 10,000. */
  value: v.optional(v.number(), 10_000),
  price,
  isDone,
});

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
