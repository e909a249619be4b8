import {
  expectedReturn,
  lineCount,
  stakeOf,
  ticketOdds,
  TICKET_PRICE,
  type GameEntry,
  type SlotGame,
  type TicketByGame,
} from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import { chanceLabel, formatNumber } from '../../../shared/copy/format';

type SlotTicket = TicketByGame[SlotGame];

export interface TicketChances {
  tickets: number;
  /** Plays in one draw. */
  lines: number;
  /** Probability of the dearest prize of one ticket in one draw, 0 to 1; of several, of the likeliest one. */
  top: number;
  /** Whether all tickets have that chance. */
  isEven: boolean;
  /** The ticket that has it. */
  best: SlotTicket;
  /** Đồng that come back on average for each 10,000 đồng. */
  back: number;
  /** Whether a pool that can be won is not known, and so not counted in `back`. */
  lacksPool: boolean;
}

/** The pools that are in play, by the tier that wins them. */
function poolsOf({ jackpot1, jackpot2, nextPeriod }: Pick<GameEntry, 'jackpot1' | 'jackpot2' | 'nextPeriod'>) {
  const first = jackpot1 ?? nextPeriod.estJackpotPrize1 ?? 0;
  const second = jackpot2 ?? nextPeriod.estJackpotPrize2 ?? 0;
  return { jackpot: first, jackpot1: first, jackpot2: second };
}

/** What tickets of one game may hope for in one draw; null for none. Without an entry its pools count nothing. */
export function ticketChances(
  gameId: SlotGame,
  tickets: readonly SlotTicket[],
  entry: GameEntry | undefined,
): TicketChances | null {
  const jackpots: Readonly<Record<string, number>> = entry ? poolsOf(entry) : {};
  let lines = 0;
  let top = 0;
  let isEven = true;
  let [best] = tickets;
  let stake = 0;
  let back = 0;
  let lacksPool = false;
  for (const ticket of tickets) {
    lines += lineCount(gameId, ticket);
    const odds = ticketOdds(gameId, ticket);
    const chance = odds[0]?.chance ?? 0;
    if (ticket !== tickets[0]) isEven &&= chance === top;
    if (chance > top) best = ticket;
    top = Math.max(top, chance);
    lacksPool ||= odds.some(({ tier, jackpot }) => jackpot && !(jackpots[tier] ?? 0));
    stake += TICKET_PRICE * lineCount(gameId, ticket) * stakeOf(gameId, ticket);
    back += expectedReturn(gameId, ticket, { jackpots }).amount;
  }
  return best && stake > 0
    ? {
        tickets: tickets.length,
        lines,
        top,
        isEven,
        best,
        back: Math.round((back * TICKET_PRICE) / stake),
        lacksPool,
      }
    : null;
}

/**
 * '28 bộ số · xác suất giải cao nhất 1/290.895' of one ticket. Several ones may share numbers, so that their chances do
 * not add up: it is that of each.
 */
export function winChanceLabel({ tickets, lines, top, isEven }: TicketChances): string {
  if (tickets > 1) {
    return `Xác suất giải cao nhất mỗi vé: ${isEven ? '' : 'tối đa '}${chanceLabel(top)}`;
  }
  return lines > 1
    ? `${formatNumber(lines)} bộ số · xác suất giải cao nhất ${chanceLabel(top)}`
    : `Xác suất trúng giải cao nhất: ${chanceLabel(top)}`;
}

/** What comes back, which is less than what goes in, said as plainly. */
export function expectedReturnLabel({ back, lacksPool }: TicketChances): string {
  const words = `Trung bình nhận lại ${formatMoney(back)} trên mỗi ${formatMoney(TICKET_PRICE)}`;
  return lacksPool ? `${words}, chưa kể Jackpot` : words;
}
