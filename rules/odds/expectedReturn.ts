import { TICKET_PRICE, type GameId } from '../games';
import { lineCount, stakeOf } from '../pricing';
import type { TicketByGame } from '../registry';
import { ticketOdds } from './ticketOdds';

/** Weeks of a mean year. */
const WEEKS = 365.25 / 7;

export interface ExpectedReturn {
  /** Đồng that one copy wins in a draw on average, rounded to whole đồng. */
  amount: number;
  /** The same as a part of the ticket's price for a draw: 0.55 is 55 %. */
  share: number;
}

interface ReturnOptions {
  /** Pools in đồng by tier, for instance `{ jackpot1, jackpot2 }`; a jackpot without one counts nothing. */
  jackpots?: Readonly<Record<string, number>>;
}

/**
 * What an accepted ticket wins on average, before tax. A pool counts once however many plays of the ticket win it, and
 * whole, as if no other ticket shared it; so does Keno's dearest prize as if its limit were not reached.
 */
export function expectedReturn<Game extends GameId>(
  gameId: Game,
  ticket: TicketByGame[Game],
  { jackpots = {} }: ReturnOptions = {},
): ExpectedReturn {
  const base = ticketOdds(gameId, ticket).reduce(
    (sum, { tier, jackpot, chance, expectedLines, value }) =>
      sum + (jackpot ? chance * (jackpots[tier] ?? 0) : expectedLines * value),
    0,
  );
  const price = TICKET_PRICE * lineCount(gameId, ticket);
  return { amount: Math.round(base * stakeOf(gameId, ticket)), share: base / price };
}

/**
 * How long one ticket a draw takes on average to win what each draw gives it `chance` (0 to 1) of, in years: the mean of
 * independent draws is one over the chance, however many were lost before.
 */
export function meanYears(chance: number, drawsAWeek: number): number {
  return 1 / chance / drawsAWeek / WEEKS;
}
