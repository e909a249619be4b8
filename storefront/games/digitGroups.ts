import { max3dDrawOf, ordersOf, type Max3DDraw } from '@veloc/rules';
import type { Drawn } from './gamePresentation';

// What the games of three digits share.

const tiers: readonly { name: string; tier: keyof Max3DDraw }[] = [
  { name: 'Đặc biệt', tier: 'special' },
  { name: 'Giải Nhất', tier: 'first' },
  { name: 'Giải Nhì', tier: 'second' },
  { name: 'Giải Ba', tier: 'third' },
];

/** The numbers of a draw of groups by prize, in the order they are sent. */
export function groupTiers(drawn: Drawn) {
  const draw = max3dDrawOf(drawn);
  return tiers.map(({ name, tier }) => ({ name, numbers: draw[tier] })).filter(({ numbers }) => numbers.length > 0);
}

/** The groups drawn in any of their orders. */
export function hitInAnyOrder(groups: readonly string[], drawn: Drawn): readonly string[] {
  return groups.filter((group) => ordersOf(group).some((order) => drawn.includes(order)));
}

/** '168005' and '168, 005' as '168 005'. */
export function groupText(text: string): string {
  return (text.replace(/\D/g, '').match(/.{1,3}/g) ?? []).join(' ');
}

/** What the tiers of two groups take, in Max 3D+ and in Max 3D Pro. */
export const pairTiers = {
  first: 'Cả hai bộ trong 4 bộ giải Nhất',
  second: 'Cả hai bộ trong 6 bộ giải Nhì',
  third: 'Cả hai bộ trong 8 bộ giải Ba',
  fourth: 'Cả hai bộ trong 20 bộ đã quay',
  fifth: 'Một bộ trong 2 bộ Đặc biệt',
  sixth: 'Một bộ trong 18 bộ còn lại',
};
