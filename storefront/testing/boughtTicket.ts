import { readLine, type GameId, type HistoryTicket } from '@veloc/rules';

/** A bought ticket for tests, lost where nothing else is told. */
export function boughtTicket(
  gameId: GameId,
  ticket: object,
  over: Partial<Omit<HistoryTicket, 'gameId' | 'ticket' | 'isUnreadable'>> = {},
): HistoryTicket {
  return {
    ...readLine({ gameId, ticket: { ...ticket } }),
    ticketId: 't1',
    ticketStatus: 2,
    code: 'A',
    copies: 1,
    price: 10_000,
    prize: 0,
    ...over,
  };
}
