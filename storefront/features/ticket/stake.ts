import type { HistoryTicket } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import { ticketState, type PurchaseState } from './ticketState';

/** Whether something was won, and no more of it than was paid; both in đồng. */
export function isWithinStake(prize: number, stake: number): boolean {
  return prize > 0 && prize <= stake;
}

/** Tickets of which nobody knows yet what they win, and those whose money came back. */
const notAtStake: readonly PurchaseState[] = ['waiting', 'unpaid', 'refunded'];

/**
 * Đồng that tickets which are told together have cost, the losers too, where that is to be told beside what they have won:
 * it is no more than they cost, and as a gain it would be a loss disguised as a win. Null of all others, also while
 * a jackpot among them waits for its figure.
 */
export function stakeToTell(tickets: readonly HistoryTicket[]): number | null {
  let stake = 0;
  let prize = 0;
  for (const ticket of tickets) {
    if (notAtStake.includes(ticketState(ticket))) continue;
    if (ticket.claim?.awaitsFigure) return null;
    stake += ticket.price;
    prize += ticket.prize;
  }
  return isWithinStake(prize, stake) ? stake : null;
}

/** 'Mua 60.000 ₫ · trúng 52.000 ₫'. */
export function paidAndWon(stake: number, prize: number): string {
  return `Mua ${formatMoney(stake)} · trúng ${formatMoney(prize)}`;
}
