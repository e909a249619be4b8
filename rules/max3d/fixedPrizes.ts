import type { DrawPrize } from '../gameModule';
import { drawnTiers, max3dPlusPrizes, max3dPrizes, pairTiers } from './tiers';

/** Of Max 3D in exact order, dearest first. */
export const max3dFixedPrizes: readonly DrawPrize[] = drawnTiers.map(({ tier, name }) => ({
  tier,
  name,
  value: max3dPrizes.straight[tier],
}));

/** Of Max 3D+, dearest first. */
export const max3dPlusFixedPrizes: readonly DrawPrize[] = [
  { tier: 'special', name: 'Giải Đặc biệt', value: max3dPlusPrizes.special },
  ...pairTiers.map(({ tier, name }) => ({ tier, name, value: max3dPlusPrizes[tier] })),
];
