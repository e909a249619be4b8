import type { PrizeLine } from '../prizeLine';
import type { PrizeRule } from '../prizeRule';

/** What one copy of a ticket at the base stake may expect of one tier in one draw. */
export interface TierOdds extends Omit<PrizeLine, 'lines'> {
  /** Probability of at least one winning play, 0 to 1. */
  chance: number;
  /** Winning plays on average. */
  expectedLines: number;
}

/** One way a draw can meet a ticket, and how likely it is. */
export interface Meeting<Match> {
  match: Match;
  probability: number;
}

/** The odds of each rule over all meetings; these exclude each other. */
export function tierOddsOf<Match>(rules: readonly PrizeRule<Match>[], meetings: readonly Meeting<Match>[]): TierOdds[] {
  return rules
    .map(({ prize, lines }) => {
      let chance = 0;
      let expectedLines = 0;
      for (const { match, probability } of meetings) {
        const won = lines(match);
        if (won > 0) chance += probability;
        expectedLines += probability * won;
      }
      return { ...prize, chance, expectedLines };
    })
    .filter(({ chance }) => chance > 0);
}

/** The chance that any of the rules pays; 0 to 1. */
export function chanceOfWin<Match>(rules: readonly PrizeRule<Match>[], meetings: readonly Meeting<Match>[]): number {
  return meetings.reduce(
    (sum, { match, probability }) => (rules.some(({ lines }) => lines(match) > 0) ? sum + probability : sum),
    0,
  );
}
