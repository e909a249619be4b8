import { jackpotShare, poolOf, type JackpotPools } from './jackpotShare';
import type { PrizeLine } from './prizeLine';

/** Winning plays of each tier over all tickets of a draw that the shop has sold. */
export type DrawTotals = ReadonlyMap<string, number>;

/** What one draw is paid by, beside the prize tables. */
export interface PayingDraw {
  totals: DrawTotals;
  pools: JackpotPools;
  /** What the result page prints of each tier, where it is known (decision G32): winners, and đồng for each. */
  printed?: Readonly<Record<string, { winners: number; value: number }>> | undefined;
}

export interface Prize {
  tier: string;
  name: string;
  /** Winning plays. */
  lines: number;
  /** Đồng for each. */
  value: number;
}

/**
 * The prizes of a ticket in đồng. `lines` are those of `prizesOf`, times the stake and the copies. Shares of a jackpot
 * and of a capped sum are rounded down to whole đồng (decision G33).
 */
export function prizesInMoney(lines: readonly PrizeLine[], draw: PayingDraw): Prize[] {
  return lines
    .map((line) => ({ tier: line.tier, name: line.name, lines: line.lines, value: valueOf(line, draw) }))
    .filter(({ value }) => value > 0);
}

/** Đồng of all prizes together. */
export function sumOfPrizes(prizes: readonly Prize[]): number {
  return prizes.reduce((total, { lines, value }) => total + lines * value, 0);
}

function valueOf({ tier, value, jackpot, cap }: PrizeLine, { totals, pools, printed }: PayingDraw): number {
  const soldHere = totals.get(tier) ?? 0;
  if (cap !== undefined) return soldHere > 0 ? Math.min(value, Math.floor(cap / soldHere)) : value;
  const printedPrize = printed?.[tier];
  if (jackpot) {
    const pool = pools[poolOf(tier)] ?? 0;
    // The printed winners are all winners of the country; a pool is never shared among fewer than those known here.
    return jackpotShare({ pool, winningLines: Math.max(printedPrize?.winners ?? 0, soldHere) });
  }
  // On a sharing-out evening the page prints more than the table; a zero there is a gap in the page.
  return Math.max(value, printedPrize?.value ?? 0);
}
