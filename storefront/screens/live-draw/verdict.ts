import type { GameResult, HistoryTicket } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import { heldTicket, matchBeside } from '../../features/ticket/heldTicket';
import { hasWon, LOST_SENTENCE, ticketState } from '../../features/ticket/ticketState';
import { stakeToTell } from '../../features/ticket/stake';
import { tiersOf } from '../../features/ticket/tiers';
import { presentationOf } from '../../games/gamePresentations';
import { byPrize } from '../../features/ticket/bestTicket';

/** How a draw ended for a player, in words. */
export interface Verdict {
  line: string;
  amount?: string;
  /** `plain`: it is no more than the tickets cost, and nothing to celebrate. */
  tone?: 'plain';
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
  const held = heldTicket(best, result.numbers, result.special);
  const tiers = best.gameId === result.gameId ? tiersOf(best, result) : [];
  const tierNames = tiers.join(', ');
  const matches = presentationOf(best.gameId).countsMatches ? matchBeside(tierNames, held) : '';
  const detail = [tierNames, matches].filter(Boolean).join(' · ');
  const stake = stakeToTell(tickets);
  const whose = won.length === 1 ? `Vé ${best.code} của bạn trúng` : `${won.length} vé của bạn trúng`;
  return {
    line: stake === null ? whose : `Mua ${formatMoney(stake)} · trúng`,
    amount: prize > 0 ? formatMoney(prize) : 'Chờ công bố',
    ...(stake === null ? {} : { tone: 'plain' as const }),
    ...(detail ? { detail } : {}),
  };
}

/** The same as one sentence, for who listens. */
export function verdictSentence({ line, amount }: Verdict): string {
  return amount ? `${line} ${amount}.` : line;
}
