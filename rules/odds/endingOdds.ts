import type { PrizeLine } from '../prizeLine';
import { southernShape, type RegionalTier } from '../regional';
import { chanceOfAny } from './chances';
import type { TierOdds } from './tierOdds';

interface Ending {
  prize: Omit<PrizeLine, 'lines'>;
  /** How many last digits must agree. */
  digits: number;
  /** The tiers whose numbers are compared. */
  tiers: readonly RegionalTier[];
}

/** A bet on the last digits of some numbers of a regional draw, each drawn for itself. */
export function endingOdds({ prize, digits, tiers }: Ending): TierOdds {
  const places = tiers.reduce((sum, tier) => sum + southernShape[tier].count, 0);
  const hit = 10 ** -digits;
  return { ...prize, chance: chanceOfAny(places, hit), expectedLines: places * hit };
}
