import { orderCount, ordersOf } from './groups';
import { drawnTiers, max3dPrizes } from './tiers';

/** A tier that a play on one number can win, and the numbers that win it. */
interface SingleTier {
  tier: string;
  name: string;
  /** Đồng for each drawing of a winning number. */
  value: number;
  drawnFor: (typeof drawnTiers)[number]['tier'];
  /** How many numbers are drawn for it. */
  places: number;
  winning: readonly string[];
}

/** The tiers of a play in exact order, in any order, or both (decision G12), dearest first. */
export function singleTiers(group: string, playType: string): SingleTier[] {
  if (playType === 'straight') return straightTiers(group);
  if (playType === 'box') return boxTiers(group);
  return [...straightTiers(group), ...boxTiers(group)].toSorted((one, other) => other.value - one.value);
}

function straightTiers(group: string): SingleTier[] {
  return drawnTiers.map(({ tier, name, places }) => ({
    tier,
    name,
    value: max3dPrizes.straight[tier],
    drawnFor: tier,
    places,
    winning: [group],
  }));
}

function boxTiers(group: string): SingleTier[] {
  const values = orderCount(group) === 3 ? max3dPrizes.box3 : max3dPrizes.box6;
  const winning = ordersOf(group);
  return drawnTiers.map(({ tier, name, places }) => ({
    tier: `box_${tier}`,
    name: `${name} (bất kỳ thứ tự)`,
    value: values[tier],
    drawnFor: tier,
    places,
    winning,
  }));
}
