import type { GameId, HistoryTicket } from '@veloc/rules';
import { byPrize } from '../../features/ticket/bestTicket';
import { hasWon, ticketState } from '../../features/ticket/ticketState';

/** A player's tickets of one game in a draw. */
export interface OwnGame {
  gameId: GameId;
  tickets: HistoryTicket[];
}

/** Whether the shop has judged them all. */
export function isSettled(tickets: readonly HistoryTicket[]): boolean {
  return tickets.every((ticket) => ticketState(ticket) !== 'waiting');
}

/**
 * Tickets by their game, in the order in which they come. Once that `isFinal`, a game that has won goes before the others,
 * and in it the dearest tickets.
 */
export function ownGames(tickets: readonly HistoryTicket[], isFinal: boolean): OwnGame[] {
  const byGame = new Map<GameId, HistoryTicket[]>();
  for (const ticket of tickets) byGame.set(ticket.gameId, [...(byGame.get(ticket.gameId) ?? []), ticket]);
  const games = [...byGame].map(([gameId, own]) => ({ gameId, tickets: own }));
  if (!isFinal) return games;
  const sorted = games.map(({ gameId, tickets: own }) => {
    const { shown, folded } = byPrize(own);
    return { gameId, tickets: [...shown, ...folded] };
  });
  const won = sorted.filter((game) => game.tickets.some(hasWon));
  return [...won, ...sorted.filter((game) => !won.includes(game))];
}
