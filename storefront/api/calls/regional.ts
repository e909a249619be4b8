import { contract, type PageRequest, type RegionalResultsRequest, type ResultGame } from '@veloc/rules';
import { createAsk } from '../read';
import type { Send } from '../transport';
import { PAGE_SIZE } from './shop';

/** The two games whose tickets have calls of their own (spec section 7). */
const tickets = {
  loto: { list: contract.listLotoTickets, one: contract.lotoTicket },
  classic: { list: contract.listClassicTickets, one: contract.classicTicket },
} as const;

export type RegionalGame = keyof typeof tickets;
export type RegionalQuery = Omit<RegionalResultsRequest, keyof PageRequest>;

/** What the lottery companies have on sale and what they have drawn. Dates are dd/mm/yyyy. */
export function regionalCalls(send: Send) {
  const { ask, askPage } = createAsk(send);
  return {
    /** Channels that Loto plays on a day; on the next day of sales when none is named. */
    lotoChannels: (resultDate?: string) => ask(contract.lotoChannels, { query: { resultDate } }),

    stockDays: () => ask(contract.stockDays),

    stockChannels: (resultDate: string) => ask(contract.stockChannels, { query: { resultDate } }),

    stock: (resultDate: string, channelId: string) => ask(contract.stockTickets, { query: { resultDate, channelId } }),

    regionalResults: ({ region, channelId, resultDate }: RegionalQuery, cursor: string) =>
      askPage(contract.regionalResults, {
        query: { region, channelId, resultDate, itemPerPage: PAGE_SIZE, cursor },
      }),

    regionalHistory: (game: RegionalGame, cursor: string) =>
      askPage(tickets[game].list, { query: { cursor, itemPerPage: PAGE_SIZE } }),

    regionalTicket: (game: RegionalGame, id: string) => ask(tickets[game].one, { query: { id } }),
  };
}

/** Counts over the newest draws of a game. */
export function loadStatistics(send: Send, game: ResultGame, draws: number) {
  return createAsk(send).ask(contract.drawStatistics, { query: { gameId: game, draws: String(draws) } });
}

/** Numbers of a game's past draws, oldest first. */
export function loadPastDraws(send: Send, game: ResultGame) {
  return createAsk(send).ask(contract.pastDraws, { query: { gameId: game } });
}
