import { drawnTiers, max3dPlusPrizes, max3dPrizes, pairTiers } from './tiers';

/** What a tier always pays. */
export interface FixedPrize {
  name: string;
  /** Đồng for a play of 10,000. */
  value: number;
}

/** Of Max 3D in exact order, dearest first. */
export const max3dFixedPrizes: readonly FixedPrize[] = drawnTiers.map(({ tier, name }) => ({
  name,
  value: max3dPrizes.straight[tier],
}));

/** Of Max 3D+, dearest first. */
export const max3dPlusFixedPrizes: readonly FixedPrize[] = [
  { name: 'Giải Đặc biệt', value: max3dPlusPrizes.special },
  ...pairTiers.map(({ tier, name }) => ({ name, value: max3dPlusPrizes[tier] })),
];
