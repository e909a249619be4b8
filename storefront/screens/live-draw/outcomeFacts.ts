import type { HistoryTicket } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import { matchCount, type HeldTicket } from '../../features/ticket/heldTicket';
import { hasWon, stateLabel, ticketState } from '../../features/ticket/ticketState';
import { presentationOf } from '../../games/gamePresentations';

/** 'Trúng 40.000 ₫', or 'Không trúng' and 'đúng 2 số': what the numbers beside it show, and nothing of what lacked. */
export function outcomeFacts(ticket: HistoryTicket, held: HeldTicket): (string | null)[] {
  const state = ticketState(ticket);
  if (state === 'won' && hasWon(ticket)) {
    return [ticket.prize > 0 ? `Trúng ${formatMoney(ticket.prize)}` : 'Trúng giải cao nhất, chờ công bố số tiền'];
  }
  return [stateLabel[state], state === 'lost' ? hitsLabel(ticket, held) : null];
}

function hitsLabel({ gameId }: HistoryTicket, held: HeldTicket): string | null {
  const count = matchCount(held);
  if (!presentationOf(gameId).countsMatches || count === 0) return null;
  return `đúng ${count} ${typeof held.numbers[0] === 'string' ? 'bộ số' : 'số'}`;
}
