import { jackpotShare, kenoCap, type PrizeLine } from '@veloc/rules';
import type { Pools } from '../draws/pools';
import type { DrawDetails } from '../draws/storedDraw';

/** Winning plays of each tier over all tickets of a draw that were sold here. */
export type DrawTotals = ReadonlyMap<string, number>;

/** What one draw is paid by, beside the prize tables. */
export interface PayingDraw {
  totals: DrawTotals;
  pools: Pools;
  /** What the result page prints, where it is known (decision G32). */
  printed: DrawDetails['printed'];
}

export interface Prize {
  tier: string;
  name: string;
  /** Winning plays. */
  lines: number;
  /** Đồng for each. */
  value: number;
}

/** Prizes in đồng of the tiers a ticket won. Shares are rounded down to whole đồng (decision G33). */
export function prizesInMoney(lines: readonly PrizeLine[], draw: PayingDraw): Prize[] {
  return lines
    .map((line) => ({ tier: line.tier, name: line.name, lines: line.lines, value: valueOf(line, draw) }))
    .filter(({ value }) => value > 0);
}

export function sumOf(prizes: readonly Prize[]): number {
  return prizes.reduce((total, { lines, value }) => total + lines * value, 0);
}

function valueOf({ tier, value, jackpot, cappedLevel }: PrizeLine, { totals, pools, printed }: PayingDraw): number {
  const soldHere = totals.get(tier) ?? 0;
  if (cappedLevel) return kenoCap(cappedLevel, soldHere);
  const told = printed?.[tier];
  if (jackpot) {
    const pool = (tier === 'jackpot2' ? pools.jackpot2 : pools.jackpot1) ?? 0;
    // The printed winners are all winners of the country; a pool is never shared among fewer than those known here.
    return jackpotShare({ pool, winningLines: Math.max(told?.winners ?? 0, soldHere) });
  }
  // On a sharing-out evening the page prints more than the table; a zero there is a gap in the page.
  return Math.max(value, told?.value ?? 0);
}
