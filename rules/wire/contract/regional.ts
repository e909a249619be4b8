import * as v from 'valibot';
import { historyDetailSchema, historyEntrySchema, regionalResultSchema } from '../history';
import { drawStatisticsSchema, pastDrawsSchema } from '../statistics';
import { channelOnSaleSchema, stockDaySchema, stockTicketSchema } from '../regional';
import type { PageRequest } from '../requests/page';
import type {
  HistoryDetailRequest,
  LotoChannelsRequest,
  PastDrawsRequest,
  RegionalResultsRequest,
  StatisticsRequest,
  StockChannelsRequest,
  StockRequest,
} from '../requests/tickets';
import { anyone, player, takes } from './call';

// What the lottery companies have on sale, what they draw, and a player's tickets of Classic and Loto.

export const regionalResults = anyone(
  'GET',
  '/client-classic-result/get-list',
  v.array(regionalResultSchema),
  takes<RegionalResultsRequest>({ isCompressed: true }),
);
export const lotoChannels = anyone(
  'GET',
  '/client-loto-carts/get-channels',
  v.array(channelOnSaleSchema),
  takes<LotoChannelsRequest>({ isCompressed: true }),
);
export const stockDays = player('GET', '/client-classic-storage/get-list-day', v.array(stockDaySchema));
export const stockChannels = player(
  'GET',
  '/client-classic-storage/get-list-channel-by-day',
  v.array(channelOnSaleSchema),
  takes<StockChannelsRequest>(),
);
export const stockTickets = player(
  'GET',
  '/client-classic-storage/get-list',
  v.array(stockTicketSchema),
  takes<StockRequest>(),
);
export const listClassicTickets = player(
  'GET',
  '/client-classic-tickets/client-get-tickets',
  v.array(historyEntrySchema),
  takes<PageRequest>(),
);
export const classicTicket = player(
  'GET',
  '/client-classic-tickets/client-get-ticket-by-id',
  historyDetailSchema,
  takes<HistoryDetailRequest>(),
);
export const listLotoTickets = player(
  'GET',
  '/client-loto-carts/get-list',
  v.array(historyEntrySchema),
  takes<PageRequest>(),
);
export const lotoTicket = player(
  'GET',
  '/client-loto-carts/get-by-id',
  historyDetailSchema,
  takes<HistoryDetailRequest>(),
);

/** Counts over past draws of a game. */
export const drawStatistics = anyone(
  'GET',
  '/client-game-results/statistics',
  drawStatisticsSchema,
  takes<StatisticsRequest>({ isCompressed: true }),
);

/** Numbers of a game's past draws, against which a ticket is held. */
export const pastDraws = anyone(
  'GET',
  '/client-game-results/past-draws',
  pastDrawsSchema,
  takes<PastDrawsRequest>({ isCompressed: true }),
);
