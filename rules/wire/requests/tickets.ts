import * as v from 'valibot';
import { resultGames } from '../../periods/ids';
import { gameIdSchema } from '../primitives';
import { printStatuses } from '../printing';
import { itemPerPage, pageCursor } from './page';

export const historyRequestSchema = v.object({
  gameId: v.optional(gameIdSchema, 'keno'),
  cursor: pageCursor,
  itemPerPage,
});
/** `waiting` comes by the next draw, the first first; all others by their draw, the newest first. */
export const drawGroups = ['waiting', 'drawn', 'won', 'lost', 'refunded'] as const;
export type DrawGroup = (typeof drawGroups)[number];

export const drawEntriesRequestSchema = v.object({
  /** @default 'drawn' */
  group: v.optional(v.picklist(drawGroups) as v.GenericSchema<string, DrawGroup>, 'drawn'),
  cursor: pageCursor,
  itemPerPage,
});
/** One purchase by its id. */
export const historyDetailRequestSchema = v.object({ id: v.string() });
export const deleteTicketsRequestSchema = v.object({
  ids: v.pipe(v.array(v.string()), v.maxLength(500)),
  gameId: v.optional(v.string()),
});

export const resultsRequestSchema = v.object({
  cursor: pageCursor,
  itemPerPage,
  /** dd/mm/yyyy. @default every day */
  resultDate: v.optional(v.string()),
  /** This draw alone, in place of a page. */
  id: v.optional(v.string()),
});

/** Where a ticket stands in the book of a draw, and its salt, which who holds the ticket knows. */
export const placedReceiptRequestSchema = v.object({
  period: v.pipe(v.string(), v.maxLength(60)),
  /** From 0. */
  seq: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)),
  /** 32 bytes in lower-case hex. */
  salt: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
});

export const resultPackRequestSchema = v.object({
  /** The last moment of the pack that a device has. @default it has none */
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{8}(?::\d{4})?$/))),
});

/** South, middle and north; a channel tells its region as a text. */
const regions = ['MN', 'MT', 'MB'] as const;

export const regionalResultsRequestSchema = v.object({
  cursor: pageCursor,
  itemPerPage,
  region: v.optional(v.picklist(regions) as v.GenericSchema<string, (typeof regions)[number]>, 'MN'),
  /** dd/mm/yyyy. @default every day */
  resultDate: v.optional(v.string()),
  channelId: v.optional(v.string()),
});

/** `draws`, written in digits, says how many of the newest are looked at. @default 100 */
export const statisticsRequestSchema = v.object({
  gameId: v.picklist(resultGames),
  draws: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1)), '100'),
});

export const pastDrawsRequestSchema = v.object({ gameId: v.picklist(resultGames) });

/** dd/mm/yyyy. */
const resultDate = v.string();

/** Without a day, the next day of sales. */
export const lotoChannelsRequestSchema = v.object({ resultDate: v.optional(resultDate) });
export const stockChannelsRequestSchema = v.object({ resultDate });
export const stockRequestSchema = v.object({ resultDate, channelId: v.string() });

export const printRequestSchema = v.object({
  ticketIds: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(60)),
});
export const printStatusRequestSchema = v.object({ status: v.picklist(printStatuses) });

export type HistoryRequest = v.InferInput<typeof historyRequestSchema>;
export type DrawEntriesRequest = v.InferInput<typeof drawEntriesRequestSchema>;
export type HistoryDetailRequest = v.InferInput<typeof historyDetailRequestSchema>;
export type DeleteTicketsRequest = v.InferInput<typeof deleteTicketsRequestSchema>;
export type ResultsRequest = v.InferInput<typeof resultsRequestSchema>;
export type PlacedReceiptRequest = v.InferInput<typeof placedReceiptRequestSchema>;
export type ResultPackRequest = v.InferInput<typeof resultPackRequestSchema>;
export type RegionalResultsRequest = v.InferInput<typeof regionalResultsRequestSchema>;
export type StatisticsRequest = v.InferInput<typeof statisticsRequestSchema>;
export type PastDrawsRequest = v.InferInput<typeof pastDrawsRequestSchema>;
export type LotoChannelsRequest = v.InferInput<typeof lotoChannelsRequestSchema>;
export type StockChannelsRequest = v.InferInput<typeof stockChannelsRequestSchema>;
export type StockRequest = v.InferInput<typeof stockRequestSchema>;
export type PrintRequest = v.InferInput<typeof printRequestSchema>;
export type PrintStatusRequest = v.InferInput<typeof printStatusRequestSchema>;
