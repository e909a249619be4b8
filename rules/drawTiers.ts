import type { DrawTier } from './gameModule';
import { feeds, gameOfFeed, type Feed } from './periods/ids';
import { rulesOf } from './registry';

/** The tiers that a result page may print winners of, dearest first; none where it prints no winners. */
export const drawTiers = Object.fromEntries(feeds.map((feed) => [feed, rulesOf(gameOfFeed(feed)).tiers])) as Readonly<
  Record<Feed, readonly DrawTier[]>
>;
