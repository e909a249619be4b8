import type { PrizeLine } from './prizeLine';

// How a jackpot is divided among those who won it. Who they are says `prizeMoney.ts`; what Power moves from one of its
// jackpots to the other, `power/pools.ts`.

/** Đồng in Jackpot 1 and Jackpot 2; null where a game has none, or where nobody has told it yet. */
export type JackpotPools = Readonly<Record<'jackpot1' | 'jackpot2', number | null>>;

/**
 * One winning play's share of a jackpot in đồng, rounded down.
 * `winningLines` counts every winning play of the draw, each stake of 10,000 đồng as one play.
 */
export function jackpotShare({ pool, winningLines }: { pool: number; winningLines: number }): number {
  return winningLines > 0 ? Math.floor(pool / winningLines) : 0;
}

/** The pool that a jackpot's tier is a share of. */
export function poolOf(tier: string): keyof JackpotPools {
  return tier === 'jackpot2' ? 'jackpot2' : 'jackpot1';
}

/** The jackpots among `lines` that have no pool yet: won, and not worth a figure (decision A28). */
export function unpricedLines(lines: readonly PrizeLine[], { pools }: { pools: JackpotPools }): PrizeLine[] {
  return lines.filter(({ tier, jackpot }) => jackpot && pools[poolOf(tier)] === null);
}
