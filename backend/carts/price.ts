import { linePrice, type GameId, type Ticket, type TicketByGame } from '@veloc/rules';

/** Đồng for one copy of a ticket over all its draws; game and ticket come as one pair from `checkTicket`. */
export function priceOf(gameId: GameId, ticket: Ticket, numberPeriod: number): number {
  return linePrice({ gameId, ticket: ticket as TicketByGame[typeof gameId], numberPeriod });
}
