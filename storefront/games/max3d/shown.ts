import {
  groupsOf,
  max3dDrawOf,
  max3dMethods,
  max3dPlayTypeNames,
  max3dPlayTypes,
  ordersOf,
  type Max3DDraw,
} from '@veloc/rules';
import { loadOnce } from '../../shared/lazyScreen';
import type { Drawn, ShownGame } from '../shownGame';

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
export const pairTiers: Readonly<Record<string, string>> = {
  'Giải Nhất': 'Cả hai bộ trong 4 bộ giải Nhất',
  'Giải Nhì': 'Cả hai bộ trong 6 bộ giải Nhì',
  'Giải Ba': 'Cả hai bộ trong 8 bộ giải Ba',
  'Giải Tư': 'Cả hai bộ trong 20 bộ đã quay',
  'Giải Năm': 'Một bộ trong 2 bộ Đặc biệt',
  'Giải Sáu': 'Một bộ trong 18 bộ còn lại',
};

/** What the tiers of Max 3D+ take, which a draw of Max 3D settles too. */
export const plusConditions = { 'Giải Đặc biệt': 'Hai bộ Đặc biệt, thứ tự bất kỳ', ...pairTiers };

export const max3d: ShownGame<'max3d'> = {
  figures: ({ numbers }) => ({ groups: numbers.split(' ') }),
  playLabel: ({ playMethod, playType }) => {
    const method = max3dMethods.find(({ id }) => id === playMethod.id);
    return method && method.lengthGame > 1 ? method.name : max3dPlayTypeNames[playType];
  },
  groupsHit: ({ playType }, groups, drawn) =>
    playType === 'straight' ? groups.filter((group) => drawn.includes(group)) : hitInAnyOrder(groups, drawn),
  countsMatches: true,
  drawnTiers: groupTiers,
  guide: loadOnce(async () => (await import('./guide')).max3dTables()),
  typed: {
    hint: 'Một bộ ba chữ số, hoặc hai bộ với Max 3D+. Ví dụ: 168 005',
    playTypes: max3dPlayTypes.map((type) => ({ value: type, label: max3dPlayTypeNames[type] })),
    read: ({ main, playType }) => {
      const groups = groupsOf(groupText(main));
      const [single, plus] = max3dMethods;
      const isPair = groups.length > 1;
      return {
        numbers: groups.join(' '),
        playType: isPair ? 'straight' : playType,
        playMethod: { id: isPair ? plus.id : single.id },
      };
    },
  },
};
