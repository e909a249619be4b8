import type { GameResult, HistoryTicket } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import { heldTicket, matchBeside } from '../../features/ticket/heldTicket';
import { copyCount, hasWon, LOST_SENTENCE, ticketState } from '../../features/ticket/ticketState';
import { stakeToTell } from '../../features/ticket/stake';
import { tiersOf } from '../../features/ticket/tiers';
import { presentationOf } from '../../games/gamePresentations';
import { byPrize } from '../../features/ticket/bestTicket';

/** How a draw ended for a player, in words. */
export interface Verdict {
  line: string;
  amount?: string;
  /** What the tickets cost, where the amount is no more: nothing to celebrate. */
  stake?: string;
  detail?: string;
}

/** Only what the shop has judged: nothing is told of a ticket whose prize is still being worked out. */
export function verdictOf(tickets: readonly HistoryTicket[], result: GameResult): Verdict {
  if (tickets.length === 0) return { line: 'Đã có kết quả' };
  if (tickets.some((ticket) => ticketState(ticket) === 'waiting')) return { line: 'Đang đối chiếu vé của bạn…' };
  const won = byPrize(tickets).shown.filter((ticket) => hasWon(ticket) && ticketState(ticket) === 'won');
  const [best] = won;
  if (!best) return { line: LOST_SENTENCE };
  const prize = won.reduce((sum, ticket) => sum + ticket.prize, 0);
  const stake = stakeToTell(tickets);
  const whose = won.length === 1 ? `Vé ${best.code} của bạn` : 'Vé của bạn';
  // What one of several has hit would stand there as what paid the sum of all.
  const detail = won.length === 1 ? hitOf(best, result) : `${copyCount(won)} trong ${copyCount(tickets)} vé trúng`;
  return {
    line: stake === null ? `${whose} trúng` : `${whose} có giải`,
    amount: prize > 0 ? formatMoney(prize) : 'Chờ công bố',
    ...(stake === null ? {} : { stake: formatMoney(stake) }),
    ...(detail ? { detail } : {}),
  };
}

/** 'Bậc 6 trùng 4 số', 'Giải Nhất · Trùng 5 số'. */
function hitOf(ticket: HistoryTicket, result: GameResult): string {
  const held = heldTicket(ticket, result.numbers, result.special);
  const tiers = (ticket.gameId === result.gameId ? tiersOf(ticket, result) : []).join(', ');
  const matches = presentationOf(ticket.gameId).countsMatches ? matchBeside(tiers, held) : '';
  return [tiers, matches].filter(Boolean).join(' · ');
}

/** The same as one sentence, for who listens. */
export function verdictSentence({ line, amount, stake }: Verdict): string {
  if (amount && stake) return `Mua ${stake} · trúng ${amount}.`;
  return amount ? `${line} ${amount}.` : line;
}
