import { drawTiers, type Feed } from '@veloc/rules';

/** Numbers and digits of each tier of a regional draw, dearest first. */
export type RegionalShape = Readonly<Record<string, { count: number; digits: number }>>;

/** The north: 27 numbers. */
export const northernShape: RegionalShape = {
  db: { count: 1, digits: 5 },
  g1: { count: 1, digits: 5 },
  g2: { count: 2, digits: 5 },
  g3: { count: 6, digits: 5 },
  g4: { count: 4, digits: 4 },
  g5: { count: 6, digits: 4 },
  g6: { count: 3, digits: 3 },
  g7: { count: 4, digits: 2 },
};

/** The tiers of a draw, dearest first; what the game does not know comes last. The database keeps them in no order. */
export function inTierOrder<T>(feed: Feed, printed: Readonly<Record<string, T>>): [tier: string, value: T][] {
  const tiers = drawTiers[feed].map(({ tier }) => tier);
  const placeOf = (tier: string) => (tiers.includes(tier) ? tiers.indexOf(tier) : tiers.length);
  return Object.entries(printed).toSorted(([one], [other]) => placeOf(one) - placeOf(other));
}

/** What a person reads for a printed tier. */
export function tierName(feed: Feed, tier: string): string {
  return drawTiers[feed].find((known) => known.tier === tier)?.name ?? tier;
}
