import type { PeriodAlias } from './periods/periodAlias';

/** What every page knows of a game: its name, its page, the draws it follows. The rest of it is its `GameModule`. */
export interface GameAbout {
  /** Display name. */
  title: string;
  /** Name of a ticket with bundle data, where the game has such tickets. */
  bundleTitle?: string;
  /** One short line under the name. */
  heading: string;
  href: string;
  /** The real draws that decide it: its own, or those of several games. */
  feed: string;
  /** Whether its draws are told apart by their time, since there are several a day. */
  drawsOften?: boolean;
  /** The words a period may be named by (spec section 5; wednesday by decision G1). */
  periodAliases: readonly PeriodAlias[];
  /** The most draws a line may take part in; an operator may change it. */
  maxPeriods: number;
  /**
   * Ms between the end of sales and a draw; `SALES_CUT_OFF` unless told. A shop takes it over when it starts, for the
   * draws that it opens from then on.
   */
  cutOff?: number;
}
