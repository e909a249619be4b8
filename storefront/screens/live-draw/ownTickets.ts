import type { GameId, HistoryTicket } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import { byPrize } from '../../features/ticket/bestTicket';
import { matchCount, type HeldTicket } from '../../features/ticket/heldTicket';
import { hasWon, stateLabel, ticketState } from '../../features/ticket/ticketState';
import { betCondition } from '../../games/betCondition';
import { presentationOf } from '../../games/gamePresentations';

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
 * Tickets by their game, in the order in which they come. Once it `isFinal`, a game that has won goes before the others,
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

/**
 * 'Trúng 40.000 ₫', or 'Không trúng' and 'đúng 2 số': what the numbers beside it show, and nothing of what lacked. A bet
 * on an outcome, which has no numbers, says what it needed.
 */
export function outcomeFacts(ticket: HistoryTicket, held: HeldTicket): (string | null)[] {
  const state = ticketState(ticket);
  if (state === 'won' && hasWon(ticket)) {
    return [ticket.prize > 0 ? `Trúng ${formatMoney(ticket.prize)}` : 'Trúng giải cao nhất, chờ công bố số tiền'];
  }
  return [stateLabel[state], state === 'lost' ? (betCondition(ticket) ?? hitsLabel(ticket, held)) : null];
}

function hitsLabel({ gameId }: HistoryTicket, held: HeldTicket): string | null {
  const count = matchCount(held);
  if (!presentationOf(gameId).countsMatches || count === 0) return null;
  return `đúng ${count} ${typeof held.numbers[0] === 'string' ? 'bộ số' : 'số'}`;
}
