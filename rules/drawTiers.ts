import { lotto535Tiers } from './lotto535/prizes';
import { max3dProTiers } from './max3dpro/prizes';
import { megaTiers } from './mega/tiers';
import type { Feed } from './periods/ids';
import { powerPrizeRules } from './power/prizes';

/** A tier by its stable id and what a person reads. */
export interface DrawTier {
  tier: string;
  name: string;
}

const named = ({ tier, name }: DrawTier): DrawTier => ({ tier, name });

/** The tiers that a result page may print winners of, dearest first; none where it prints no winners. */
export const drawTiers: Readonly<Record<Feed, readonly DrawTier[]>> = {
  keno: [],
  mega: megaTiers.map(named),
  power: powerPrizeRules.map(({ prize }) => named(prize)),
  // Giải Phụ Đặc biệt is of Max 3D Pro alone; a page of Max 3D prints no winners of it.
  max3d: max3dProTiers,
  max3dpro: max3dProTiers,
  lotto535: lotto535Tiers.map(named),
  regional: [],
};
