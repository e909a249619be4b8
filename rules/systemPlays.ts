import { playsWithHits } from './counting';

interface SystemPlays {
  /** Numbers on the ticket. */
  picked: number;
  /** How many of them were drawn. */
  drawn: number;
  /** The hit count asked for. */
  hits: number;
  /** Numbers in one play, and balls drawn. */
  size: number;
  /** Balls in the drum. */
  balls: number;
}

/**
 * Plays of a bao with exactly `hits` hits. A ticket one number short of a play is joined by each ball it lacks:
 * `size - drawn` of those were drawn and lift the play by one hit, the others leave it as it is.
 */
export function systemPlays({ picked, drawn, hits, size, balls }: SystemPlays): number {
  if (picked >= size) return playsWithHits({ picked, drawn, size, hits });
  const lifting = size - drawn;
  if (hits === drawn + 1) return lifting;
  return hits === drawn ? balls - picked - lifting : 0;
}
