import type { PrizeLine } from '../prizeLine';

/** Winning plays by tier. */
export type Tally = Record<string, number>;

/** What the rules say, as a tally. */
export function tallyOf(prizes: readonly PrizeLine[]): Tally {
  return Object.fromEntries(prizes.map(({ tier, lines }) => [tier, lines]));
}

/** What counting play by play says; `tierOf` is null for a play that wins nothing. */
export function tallyPlays<Play>(plays: Iterable<Play>, tierOf: (play: Play) => string | null): Tally {
  const tally: Tally = {};
  for (const play of plays) {
    const tier = tierOf(play);
    if (tier !== null) tally[tier] = (tally[tier] ?? 0) + 1;
  }
  return tally;
}
