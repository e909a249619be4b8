import * as v from 'valibot';
import { instantSchema, moneySchema } from './primitives';

/** A lottery company whose draw of a day can be played. */
export const channelOnSaleSchema = v.object({
  id: v.string(),
  name: v.string(),
  region: v.string(),
  /** The draw of that channel and day (decision G22). */
  periodId: v.string(),
  /** The end of sales. */
  closesAt: instantSchema,
  /** The draw. */
  dialDate: instantSchema,
});

/** A day that has Classic tickets on sale. */
export const stockDaySchema = v.object({
  /** dd/mm/yyyy. */
  resultDate: v.string(),
});

/** A number in the stock of one channel and day (decision G15). */
export const stockTicketSchema = v.object({
  id: v.string(),
  numbers: v.pipe(v.string(), v.regex(/^\d{2,4}$/)),
  /** What the ticket is called at a counter. */
  code: v.optional(v.string(), ''),
  /** Đồng for one. */
  price: moneySchema,
  /** Tickets left. */
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type ChannelOnSale = v.InferOutput<typeof channelOnSaleSchema>;
export type StockDay = v.InferOutput<typeof stockDaySchema>;
