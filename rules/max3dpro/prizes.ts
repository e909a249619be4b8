import type { Max3DDraw } from '../max3d/ticket';
import { groupsOf, ordersOf } from '../max3d/groups';
import { pairsOf, type Pairs } from '../max3d/pairs';
import type { DrawPrize } from '../gameModule';
import { pairPrizes } from '../max3d/prizes';
import { pairTiers } from '../max3d/tiers';
import { wonOnly, type PrizeLine } from '../prizeLine';
import type { Max3DProTicket } from './ticket';

/** Đồng for a play of 10,000. */
export const max3dProPrizes = {
  special: 2_000_000_000,
  specialSub: 400_000_000,
  first: 30_000_000,
  second: 10_000_000,
  third: 4_000_000,
  fourth: 1_000_000,
  fifth: 100_000,
  sixth: 40_000,
} as const;

const special = { tier: 'special', name: 'Giải Đặc biệt' } as const;
const specialSub = { tier: 'specialSub', name: 'Giải Phụ Đặc biệt' } as const;

/** Dearest first. */
export const max3dProTiers = [special, specialSub, ...pairTiers.map(({ tier, name }) => ({ tier, name }))];

/** What each tier always pays, dearest first. */
export const max3dProFixedPrizes: readonly DrawPrize[] = max3dProTiers.map(({ tier, name }) => ({
  tier,
  name,
  value: max3dProPrizes[tier],
}));

/** The order of the two Đặc biệt matters; lower prizes are paid in addition (decisions G29 to G31). */
export function max3dProPrizesOf(ticket: Max3DProTicket, draw: Max3DDraw): PrizeLine[] {
  const pairs = playedPairs(ticket);
  const [one, two] = draw.special;
  return wonOnly([
    { ...special, lines: pairsOf(pairs, one, two), value: max3dProPrizes.special },
    { ...specialSub, lines: pairsOf(pairs, two, one), value: max3dProPrizes.specialSub },
    ...pairPrizes(pairs, draw, max3dProPrizes),
  ]);
}

/** The plays of a ticket: one pair, all orders of both groups, or every ordered pair of different groups. */
export function playedPairs({ numbers, playMethod }: Max3DProTicket): Pairs {
  const groups = groupsOf(numbers);
  if (playMethod?.id === 'MULTIGROUP') return { left: groups, right: groups, equals: false };
  const [first = '', second = ''] = groups;
  return playMethod?.id === 'GROUP'
    ? { left: ordersOf(first), right: ordersOf(second), equals: true }
    : { left: [first], right: [second], equals: true };
}
