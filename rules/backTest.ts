import { TICKET_PRICE, type GameId } from './games';
import { rulesOf, type DrawByGame, type TicketByGame } from './registry';
import type { PastDraw } from './wire/statistics';

/** What a ticket has won of one tier over many draws. */
export interface BackTestTier {
  tier: string;
  name: string;
  /** Draws with at least one winning play. */
  draws: number;
  /** Đồng; 0 for a jackpot, whose pool of that day is not counted. */
  won: number;
}

export interface BackTest {
  /** Draws the ticket was held against. */
  draws: number;
  /** Đồng for one copy in each of them. */
  cost: number;
  /** Đồng won in all of them, before tax, without jackpots. */
  won: number;
  /** Draws in which a jackpot was hit, which `won` leaves out. */
  jackpots: number;
  /** Every tier that was won, dearest first. */
  tiers: BackTestTier[];
  /** The draw that paid most; null where none paid. */
  best: { draw: PastDraw; won: number } | null;
  /** Most draws in a row without a prize. */
  longestDry: number;
  /** Đồng won less đồng spent, after each draw. */
  balance: { draw: PastDraw; amount: number }[];
}

export interface RunningBackTest {
  /** Holds the ticket against more draws, oldest first; those that do not tell all of their numbers are left out. */
  add(draws: readonly PastDraw[]): void;
  /** What has come of it so far. */
  result(): BackTest;
}

/**
 * What one copy of an accepted ticket would have cost and won in past draws at today's prices and prizes. It runs over
 * as many draws at a time as its host has time for. A pool is never guessed: its hits are counted, its money is not.
 */
export function startBackTest<Game extends GameId>(gameId: Game, ticket: TicketByGame[Game]): RunningBackTest {
  const rules = rulesOf(gameId);
  const stake = rules.stake(ticket);
  const price = rules.lineCount(ticket) * stake * TICKET_PRICE;
  const order = rules.odds(ticket).map(({ tier }) => tier);
  const tiers = new Map<string, BackTestTier>();
  const balance: BackTest['balance'] = [];
  let won = 0;
  let jackpots = 0;
  let dry = 0;
  let longestDry = 0;
  let best: BackTest['best'] = null;

  /** Đồng that a draw pays, and whether it pays anything. */
  const pay = (drawn: DrawByGame[Game]) => {
    const lines = rules.prizesOf(ticket, drawn).filter((line) => line.lines > 0);
    let amount = 0;
    for (const { tier, name, lines: plays, value } of lines) {
      const sum = plays * stake * value;
      const known = tiers.get(tier) ?? { tier, name, draws: 0, won: 0 };
      tiers.set(tier, { ...known, draws: known.draws + 1, won: known.won + sum });
      amount += sum;
    }
    if (lines.some(({ jackpot }) => jackpot)) jackpots += 1;
    return { amount, isWin: lines.length > 0 };
  };

  return {
    add(draws) {
      for (const draw of draws) {
        const drawn = rules.readDraw(draw);
        if (drawn === null) continue;
        const { amount, isWin } = pay(drawn);
        won += amount;
        dry = isWin ? 0 : dry + 1;
        longestDry = Math.max(longestDry, dry);
        if (amount > (best?.won ?? 0)) best = { draw, won: amount };
        balance.push({ draw, amount: won - (balance.length + 1) * price });
      }
    },
    result: () => ({
      draws: balance.length,
      cost: balance.length * price,
      won,
      jackpots,
      tiers: [...tiers.values()].toSorted((one, other) => order.indexOf(one.tier) - order.indexOf(other.tier)),
      best,
      longestDry,
      balance: [...balance],
    }),
  };
}
