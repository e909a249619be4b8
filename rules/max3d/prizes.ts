import type { Max3DDraw } from './ticket';
import { wonOnly, type PrizeLine } from '../prizeLine';
import type { Max3DTicket } from './ticket';
import { groupsOf } from './groups';
import { matchesWithin, pairsOf, pairsWithin, type Pairs } from './pairs';
import { singleTiers } from './single';
import { max3dPlusPrizes, pairTiers, type PairValues } from './tiers';

/** Every drawing of a number pays, so prizes add up (decision G30). */
export function max3dPrizesOf(ticket: Max3DTicket, draw: Max3DDraw): PrizeLine[] {
  const [first = '', second] = groupsOf(ticket.numbers);
  if (second !== undefined) return wonOnly(plusPrizes({ left: [first], right: [second], equals: true }, draw));
  return wonOnly(
    singleTiers(first, ticket.playType).map(({ tier, name, value, drawnFor, winning }) => ({
      tier,
      name,
      lines: draw[drawnFor].filter((drawn) => winning.includes(drawn)).length,
      value,
    })),
  );
}

/** Max 3D+: the two Đặc biệt in either order, then as `pairPrizes` (decisions G29 to G31). */
function plusPrizes(pairs: Pairs, draw: Max3DDraw): PrizeLine[] {
  const [one, two] = draw.special;
  const both = pairsOf(pairs, one, two) + pairsOf(pairs, two, one);
  return [
    { tier: 'special', name: 'Giải Đặc biệt', lines: both, value: max3dPlusPrizes.special },
    ...pairPrizes(pairs, draw, max3dPlusPrizes),
  ];
}

/** What two-number plays win below their Đặc biệt. */
export function pairPrizes(pairs: Pairs, draw: Max3DDraw, values: PairValues): PrizeLine[] {
  return pairTiers.map(({ tier, name, needs, drawnFor }) => {
    const places = drawnFor.flatMap((drawnTier) => draw[drawnTier]);
    const lines = needs === 'both' ? pairsWithin(pairs, places) : matchesWithin(pairs, places);
    return { tier, name, lines, value: values[tier] };
  });
}
