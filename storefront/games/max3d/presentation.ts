import { groupsOf, max3dMethods, max3dPlayTypeNames, max3dPlayTypes } from '@veloc/rules';
import { loadOnce } from '../../shared/lazyScreen';
import { groupText, groupTiers, hitInAnyOrder, pairTiers } from '../digitGroups';
import type { GamePresentation } from '../gamePresentation';

export const max3d: GamePresentation<'max3d'> = {
  petals: 9,
  figures: ({ numbers }) => ({ groups: numbers.split(' ') }),
  playLabel: ({ playMethod, playType }) => {
    const method = max3dMethods.find(({ id }) => id === playMethod.id);
    return method && method.lengthGame > 1 ? method.name : max3dPlayTypeNames[playType];
  },
  groupsHit: ({ playType }, groups, drawn) =>
    playType === 'straight' ? groups.filter((group) => drawn.includes(group)) : hitInAnyOrder(groups, drawn),
  countsMatches: true,
  drawnCount: 20,
  plusConditions: { special: 'Hai bộ Đặc biệt, thứ tự bất kỳ', ...pairTiers },
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
