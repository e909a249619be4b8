import type { RegionalDraw } from './draws';

/** The tiers of a southern or central draw from the top down: 1+1+1+2+7+1+3+1+1 numbers. */
export const regionalTiers = ['db', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8'] as const;

export type RegionalTier = (typeof regionalTiers)[number];

/** The drawn numbers of some tiers. */
export function drawnIn(draw: RegionalDraw, tiers: readonly RegionalTier[]): readonly string[] {
  return tiers.flatMap((tier) => draw.prizes[tier] ?? []);
}

/** How many of the numbers end in these digits. */
export function countEndings(numbers: readonly string[], digits: string): number {
  return numbers.filter((number) => number.endsWith(digits)).length;
}
