import type { PrizeLine } from './prizeLine';

/** A tier, and how many plays win it by how a draw met the ticket. */
export interface PrizeRule<Match> {
  prize: Omit<PrizeLine, 'lines'>;
  lines(match: Match): number;
}

/** What a ticket wins that met a draw like this, in the order of the rules. */
export function prizesFor<Match>(rules: readonly PrizeRule<Match>[], match: Match): PrizeLine[] {
  return rules.flatMap(({ prize, lines: linesFor }) => {
    const lines = linesFor(match);
    // Most tiers are not won, and a copy of the prize costs more than the count.
    return lines > 0 ? [{ ...prize, lines }] : [];
  });
}
