import * as v from 'valibot';
import { instantSchema, moneySchema } from './primitives';

/** dd/mm/yyyy. */
const resultDate = v.string();

/** Without a day, the next day of sales. */
export const lotoChannelsRequestSchema = v.object({ resultDate: v.optional(resultDate) });
export const stockChannelsRequestSchema = v.object({ resultDate });
export const stockRequestSchema = v.object({ resultDate, channelId: v.string() });

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

export type LotoChannelsRequest = v.InferInput<typeof lotoChannelsRequestSchema>;
export type StockChannelsRequest = v.InferInput<typeof stockChannelsRequestSchema>;
export type StockRequest = v.InferInput<typeof stockRequestSchema>;
export type ChannelOnSale = v.InferOutput<typeof channelOnSaleSchema>;
export type StockDay = v.InferOutput<typeof stockDaySchema>;
