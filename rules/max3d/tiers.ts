import type { Max3DDraw } from './ticket';

/** The four tiers a Max 3D number is drawn for, and how many numbers each has. */
export const drawnTiers = [
  { tier: 'special', name: 'Giải Đặc biệt', places: 2 },
  { tier: 'first', name: 'Giải Nhất', places: 4 },
  { tier: 'second', name: 'Giải Nhì', places: 6 },
  { tier: 'third', name: 'Giải Ba', places: 8 },
] as const satisfies readonly { tier: keyof Max3DDraw; name: string; places: number }[];

/** Đồng for a play of 10,000 on one number. */
export const max3dPrizes = {
  straight: { special: 1_000_000, first: 350_000, second: 210_000, third: 100_000 },
  /** Any order of two different digits: three numbers share the play. */
  box3: { special: 340_000, first: 120_000, second: 70_000, third: 30_000 },
  /** Any order of three different digits: six numbers share the play. */
  box6: { special: 170_000, first: 60_000, second: 35_000, third: 15_000 },
} as const;

/** Đồng for a play of 10,000 on two numbers of Max 3D+. */
export const max3dPlusPrizes = {
  special: 1_000_000_000,
  first: 40_000_000,
  second: 10_000_000,
  third: 5_000_000,
  fourth: 1_000_000,
  fifth: 150_000,
  sixth: 40_000,
} as const;

/** A tier of a play on two numbers: `both` must be drawn among the numbers of `drawnFor`, or `either`. */
interface PairTier {
  tier: 'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'sixth';
  name: string;
  needs: 'both' | 'either';
  drawnFor: readonly (keyof Max3DDraw)[];
}

/** The tiers that Max 3D+ and Max 3D Pro have in common, dearest first; lower ones are paid in addition. */
export const pairTiers: readonly PairTier[] = [
  { tier: 'first', name: 'Giải Nhất', needs: 'both', drawnFor: ['first'] },
  { tier: 'second', name: 'Giải Nhì', needs: 'both', drawnFor: ['second'] },
  { tier: 'third', name: 'Giải Ba', needs: 'both', drawnFor: ['third'] },
  { tier: 'fourth', name: 'Giải Tư', needs: 'both', drawnFor: ['special', 'first', 'second', 'third'] },
  { tier: 'fifth', name: 'Giải Năm', needs: 'either', drawnFor: ['special'] },
  { tier: 'sixth', name: 'Giải Sáu', needs: 'either', drawnFor: ['first', 'second', 'third'] },
];

/** Đồng for each tier of two numbers. */
export type PairValues = Readonly<Record<PairTier['tier'], number>>;
