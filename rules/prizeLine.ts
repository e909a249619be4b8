/** Plays of one ticket that won one tier of one draw. */
export interface PrizeLine {
  /** Stable id of the tier within its game, for instance `first` or `LEVEL_10_HITS_9`. */
  tier: string;
  /** What a person reads, for instance 'Giải Nhất'. */
  name: string;
  /** Winning plays of one copy at the base stake of 10,000 đồng. */
  lines: number;
  /** Đồng a winning play; 0 for a jackpot, whose pool is shared by `jackpotShare`. */
  value: number;
  jackpot?: true;
  /** Set on Keno's three capped prizes: pass it to `kenoCap` with all winning plays of the draw. */
  cappedLevel?: 8 | 9 | 10;
}

/** A tier with no winning play is not a prize. */
export function wonOnly(lines: readonly PrizeLine[]): PrizeLine[] {
  return lines.filter((line) => line.lines > 0);
}
