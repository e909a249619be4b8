import { chanceOfAny } from '../odds/chances';
import type { TierOdds } from '../odds/tierOdds';
import type { Max3DTicket } from './ticket';
import { groupsOf } from './groups';
import { CHANCE_OF_TWO_PLACES, pairOdds, sidesOf } from './pairOdds';
import { singleTiers } from './single';
import { max3dPlusPrizes } from './tiers';

/** Twenty numbers of 000 to 999, each drawn for itself. */
export function max3dOdds({ numbers, playType }: Max3DTicket): TierOdds[] {
  const [first = '', second] = groupsOf(numbers);
  if (second !== undefined) return plusOdds(first, second);
  return singleTiers(first, playType).map(({ tier, name, value, places, winning }) => {
    const hit = winning.length / 1_000;
    return { tier, name, value, chance: chanceOfAny(places, hit), expectedLines: places * hit };
  });
}

function plusOdds(first: string, second: string): TierOdds[] {
  // Either order of two different numbers wins once; two equal ones have one order, which wins twice.
  const orders = first === second ? 1 : 2;
  return [
    {
      tier: 'special',
      name: 'Giải Đặc biệt',
      value: max3dPlusPrizes.special,
      chance: orders * CHANCE_OF_TWO_PLACES,
      expectedLines: 2 * CHANCE_OF_TWO_PLACES,
    },
    ...pairOdds(sidesOf({ left: [first], right: [second], equals: true }), max3dPlusPrizes),
  ];
}
