import type { Max3DDraw } from '../draws';

/** The four tiers a Max 3D number is drawn for. */
export const drawnTiers = [
  { tier: 'special', name: 'Giải Đặc biệt' },
  { tier: 'first', name: 'Giải Nhất' },
  { tier: 'second', name: 'Giải Nhì' },
  { tier: 'third', name: 'Giải Ba' },
] as const satisfies readonly { tier: keyof Max3DDraw; name: string }[];

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
