import type { PageRequest } from '../requests/page';
import type {
  HistoryDetailRequest,
  LotoChannelsRequest,
  RegionalResultsRequest,
  StockChannelsRequest,
  StockRequest,
} from '../requests/tickets';
import { anyone, player, takes } from './call';

// What the lottery companies have on sale, what they draw, and a player's tickets of Classic and Loto.

export const regionalResults = anyone(
  'GET',
  '/client-classic-result/get-list',
  takes<RegionalResultsRequest>({ isCompressed: true }),
);
export const lotoChannels = anyone(
  'GET',
  '/client-loto-carts/get-channels',
  takes<LotoChannelsRequest>({ isCompressed: true }),
);
export const stockDays = player('GET', '/client-classic-storage/get-list-day');
export const stockChannels = player(
  'GET',
  '/client-classic-storage/get-list-channel-by-day',
  takes<StockChannelsRequest>(),
);
export const stockTickets = player('GET', '/client-classic-storage/get-list', takes<StockRequest>());
export const listClassicTickets = player('GET', '/client-classic-tickets/client-get-tickets', takes<PageRequest>());
export const classicTicket = player(
  'GET',
  '/client-classic-tickets/client-get-ticket-by-id',
  takes<HistoryDetailRequest>(),
);
export const listLotoTickets = player('GET', '/client-loto-carts/get-list', takes<PageRequest>());
export const lotoTicket = player('GET', '/client-loto-carts/get-by-id', takes<HistoryDetailRequest>());
