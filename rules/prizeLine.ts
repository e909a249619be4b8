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
  /** Đồng that all winning plays of the draw are paid together at most; of Keno's three greatest prizes. */
  cap?: number;
}

/** A tier with no winning play is not a prize. */
export function wonOnly(lines: readonly PrizeLine[]): PrizeLine[] {
  return lines.filter((line) => line.lines > 0);
}
