import { digitsByChance, type GameModule } from './gameModule';

/** The 18 numbers of one southern or central lottery company by tier: db, g1 to g8. */
export interface RegionalDraw {
  prizes: Readonly<Record<string, readonly string[]>>;
}

/** The tiers of a southern or central draw from the top down. */
export const regionalTiers = ['db', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8'] as const;

export type RegionalTier = (typeof regionalTiers)[number];

/** How many numbers a southern or central draw has in each tier, and of how many digits. */
export const southernShape: Readonly<Record<RegionalTier, { count: number; digits: number }>> = {
  db: { count: 1, digits: 6 },
  g1: { count: 1, digits: 5 },
  g2: { count: 1, digits: 5 },
  g3: { count: 2, digits: 5 },
  g4: { count: 7, digits: 5 },
  g5: { count: 1, digits: 4 },
  g6: { count: 3, digits: 4 },
  g7: { count: 1, digits: 3 },
  g8: { count: 1, digits: 2 },
};

/** The drawn numbers of some tiers. */
export function drawnIn(draw: RegionalDraw, tiers: readonly RegionalTier[]): readonly string[] {
  return tiers.flatMap((tier) => draw.prizes[tier] ?? []);
}

/** How many of the numbers end in these digits. */
export function countEndings(numbers: readonly string[], digits: string): number {
  return numbers.filter((number) => number.endsWith(digits)).length;
}

/** What a draw of one company is to the games it settles. */
export const regionalDraws = {
  readDraw: ({ tiers }) => (tiers ? { prizes: tiers } : null),
  simulate: (random) => {
    const tiers = Object.fromEntries(
      Object.entries(southernShape).map(([tier, shape]) => [
        tier,
        Array.from({ length: shape.count }, () => digitsByChance(random, shape.digits)),
      ]),
    );
    return { tiers, numbers: Object.values(tiers).flat() };
  },
  tiers: [],
  drawPrizes: [],
  pools: 0,
  isShared: false,
  drums: { numbers: null, specials: null },
} satisfies Partial<GameModule<object, object, RegionalDraw>>;
