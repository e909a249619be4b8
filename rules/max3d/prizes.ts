import type { Max3DDraw } from '../draws';
import { wonOnly, type PrizeLine } from '../prizeLine';
import type { Max3DTicket } from '../wire/tickets';
import { groupsOf, orderCount, ordersOf } from './groups';
import { allPlaces, matchesWithin, pairsOf, pairsWithin, type Pairs } from './pairs';
import { drawnTiers, max3dPlusPrizes, max3dPrizes } from './tiers';

/** Every drawing of a number pays, so prizes add up (decision G30). */
export function max3dPrizesOf(ticket: Max3DTicket, draw: Max3DDraw): PrizeLine[] {
  const [first = '', second] = groupsOf(ticket.numbers);
  if (second !== undefined) return wonOnly(plusPrizes({ left: [first], right: [second], equals: true }, draw));
  return wonOnly([
    ...(ticket.playType === 'box' ? [] : straightPrizes(first, draw)),
    ...(ticket.playType === 'straight' ? [] : boxPrizes(first, draw)),
  ]);
}

function straightPrizes(group: string, draw: Max3DDraw): PrizeLine[] {
  return drawnTiers.map(({ tier, name }) => ({
    tier,
    name,
    lines: draw[tier].filter((drawn) => drawn === group).length,
    value: max3dPrizes.straight[tier],
  }));
}

function boxPrizes(group: string, draw: Max3DDraw): PrizeLine[] {
  const orders = ordersOf(group);
  const values = orderCount(group) === 3 ? max3dPrizes.box3 : max3dPrizes.box6;
  return drawnTiers.map(({ tier, name }) => ({
    tier: `box_${tier}`,
    name: `${name} (bất kỳ thứ tự)`,
    lines: draw[tier].filter((drawn) => orders.includes(drawn)).length,
    value: values[tier],
  }));
}

/** Max 3D+: the two Đặc biệt in either order, then as `pairTiers` (decisions G29 to G31). */
function plusPrizes(pairs: Pairs, draw: Max3DDraw): PrizeLine[] {
  const [one, two] = draw.special;
  const both = pairsOf(pairs, one, two) + pairsOf(pairs, two, one);
  return [
    { tier: 'special', name: 'Giải Đặc biệt', lines: both, value: max3dPlusPrizes.special },
    ...pairTiers(pairs, draw, max3dPlusPrizes),
  ];
}

type PairValues = Readonly<Record<'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'sixth', number>>;

/** The tiers that Max 3D+ and Max 3D Pro have in common; lower ones are paid in addition. */
export function pairTiers(pairs: Pairs, draw: Max3DDraw, values: PairValues): PrizeLine[] {
  const { special, first, second, third } = draw;
  const others = [...first, ...second, ...third];
  return [
    { tier: 'first', name: 'Giải Nhất', lines: pairsWithin(pairs, first), value: values.first },
    { tier: 'second', name: 'Giải Nhì', lines: pairsWithin(pairs, second), value: values.second },
    { tier: 'third', name: 'Giải Ba', lines: pairsWithin(pairs, third), value: values.third },
    { tier: 'fourth', name: 'Giải Tư', lines: pairsWithin(pairs, allPlaces(draw)), value: values.fourth },
    { tier: 'fifth', name: 'Giải Năm', lines: matchesWithin(pairs, special), value: values.fifth },
    { tier: 'sixth', name: 'Giải Sáu', lines: matchesWithin(pairs, others), value: values.sixth },
  ];
}
