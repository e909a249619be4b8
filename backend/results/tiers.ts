import type { Feed } from '@veloc/rules';

export const megaTierIds = ['jackpot', 'first', 'second', 'third'] as const;
export const powerTiers = ['jackpot1', 'jackpot2', 'first', 'second', 'third'] as const;
export const lotto535Tiers = ['jackpot', 'first', 'second', 'third', 'fourth', 'fifth', 'consolation'] as const;
export const max3dProTiers = ['special', 'specialSub', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Numbers and digits of each tier of a regional draw, dearest first. */
export type RegionalShape = Readonly<Record<string, { count: number; digits: number }>>;

/** The south and the centre: 18 numbers. */
export { southernShape } from '@veloc/rules';

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

const names: Readonly<Record<string, string>> = {
  jackpot: 'Jackpot',
  jackpot1: 'Jackpot 1',
  jackpot2: 'Jackpot 2',
  special: 'Giải Đặc biệt',
  specialSub: 'Giải Phụ Đặc biệt',
  first: 'Giải Nhất',
  second: 'Giải Nhì',
  third: 'Giải Ba',
  fourth: 'Giải Tư',
  fifth: 'Giải Năm',
  sixth: 'Giải Sáu',
  consolation: 'Giải Khuyến Khích',
};

/** What a person reads for a printed tier. */
export function tierName(feed: Feed, tier: string): string {
  return feed === 'lotto535' && tier === 'jackpot' ? 'Giải Độc Đắc' : (names[tier] ?? tier);
}
