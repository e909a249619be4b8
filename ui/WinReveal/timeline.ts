/** Ms from the beginning of a reveal to each of its parts. */
export interface Timeline {
  /** When each drawn ball begins to fall. */
  balls: readonly number[];
  /** When each of the ticket's numbers that was drawn turns gold, in the ticket's own order. */
  matches: readonly number[];
  /** When the stub tears off. */
  tear: number;
  /** When the sum appears on it, whole: no other amount is ever shown. */
  sum: number;
  /** When everything has come to rest. */
  rest: number;
}

const BALL_STEP = 120;
/** All balls are down by then, however many. */
const BALLS_MOST = 720;
const BALL_FALL = 280;
const MATCH_STEP = 140;
const MATCHES_MOST = 840;
const LACQUER = 120;
/** The stub turns and drops, then it straightens. */
export const TEAR = { turn: 640, straighten: 320 } as const;
/** A jackpot: the sun brightens, then the sheet rises. */
export const SUN = 2_400;
const SHEET = 320;

/** So many steps of `step` ms, or as short ones as fit into `most`. */
function steps(count: number, from: number, step: number, most: number): number[] {
  const each = count > 1 ? Math.min(step, most / (count - 1)) : step;
  return Array.from({ length: count }, (_, index) => Math.round(from + index * each));
}

/** The moments of a full-screen reveal: drawn balls fall, matches turn gold, the stub tears off, the sum appears. */
export function timelineOf(drawn: number, matched: number): Timeline {
  const balls = steps(drawn, LACQUER, BALL_STEP, BALLS_MOST);
  const down = (balls.at(-1) ?? LACQUER) + BALL_FALL;
  const matches = steps(matched, down, MATCH_STEP, MATCHES_MOST);
  const tear = (matches.at(-1) ?? down) + MATCH_STEP;
  return { balls, matches, tear, sum: tear + TEAR.turn / 2, rest: tear + TEAR.turn + TEAR.straighten + 240 };
}

export const JACKPOT_REST = SUN + SHEET;
