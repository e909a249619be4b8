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

type SlotTicket = TicketByGame[SlotGame];

export interface TicketChances {
  /** Plays in one draw. */
  lines: number;
  /** Probability of the dearest prize in one draw, 0 to 1. */
  top: number;
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
  let stake = 0;
  let back = 0;
  let lacksPool = false;
  for (const ticket of tickets) {
    lines += lineCount(gameId, ticket);
    const odds = ticketOdds(gameId, ticket);
    top = Math.max(top, odds[0]?.chance ?? 0);
    lacksPool ||= odds.some(({ tier, jackpot }) => jackpot && !(jackpots[tier] ?? 0));
    stake += TICKET_PRICE * lineCount(gameId, ticket) * stakeOf(gameId, ticket);
    back += expectedReturn(gameId, ticket, { jackpots }).amount;
  }
  return stake > 0 ? { lines, top, back: Math.round((back * TICKET_PRICE) / stake), lacksPool } : null;
}
