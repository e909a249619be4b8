import { CHANCE_OF_TWO_PLACES, pairOdds, sidesOf } from '../max3d/pairOdds';
import type { TierOdds } from '../odds/tierOdds';
import type { Max3DProTicket } from './ticket';
import { max3dProPrizes, playedPairs } from './prizes';

/** Each of the plays is one order of two numbers, and the two Đặc biệt come in one order. */
export function max3dProOdds(ticket: Max3DProTicket): TierOdds[] {
  const sides = sidesOf(playedPairs(ticket));
  const chance = (sides.different + sides.equal) * CHANCE_OF_TWO_PLACES;
  const inOrder = { chance, expectedLines: chance };
  return [
    { tier: 'special', name: 'Giải Đặc biệt', value: max3dProPrizes.special, ...inOrder },
    { tier: 'specialSub', name: 'Giải Phụ Đặc biệt', value: max3dProPrizes.specialSub, ...inOrder },
    ...pairOdds(sides, max3dProPrizes),
  ];
}
