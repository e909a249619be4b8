export interface Draw {
  /** What the game calls it, without a sign: '01272'; empty until it has a number. */
  number: string;
  /** ISO 8601. */
  at: string;
}

export interface Result extends Draw {
  /** Numbers as they were drawn, or groups of digits: '168'. */
  numbers?: (number | string)[];
  bonus?: number[];
  /** For a draw of many numbers: groups of digits by prize, the best first. */
  prizes?: string[][];
}

export interface Game {
  /** The name of its accent, too. */
  id: string;
  name: string;
  /** Whole đồng; games without one have prizes of fixed amounts. */
  jackpot?: number;
  /** The soonest first. */
  upcoming: Draw[];
  /** The newest first. */
  results: Result[];
}

export interface BoardData {
  /** The time where the data comes from, ISO 8601: a board's own clock may be wrong for months. */
  serverTime: string;
  shop: { name: string; place: string };
  games: Game[];
}
