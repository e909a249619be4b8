import { max3dProMethods, texts, type TicketOf } from '@veloc/rules';
import { loadOnce } from '../../shared/lazyScreen';
import { groupText, groupTiers, hitInAnyOrder, pairTiers } from '../digitGroups';
import type { GamePresentation } from '../gamePresentation';

/** 'Bao bộ số', 'Bao nhiều bộ số · 5 bộ số'. */
function playLabel({ numbers, playMethod }: TicketOf<'max3dpro'>): string {
  const method = max3dProMethods.find(({ id }) => id === playMethod.id);
  const count = method && method.maxGroups > method.minGroups ? `${numbers.split(' ').length} bộ số` : '';
  return [method?.name, count].filter(Boolean).join(' · ');
}

export const max3dpro: GamePresentation<'max3dpro'> = {
  petals: 10,
  figures: ({ numbers }) => ({ groups: numbers.split(' ') }),
  playLabel,
  playNote: (ticket) => {
    const label = playLabel(ticket);
    return label === texts.max3dProNames.NORMAL ? null : label;
  },
  groupsHit: ({ playMethod }, groups, drawn) =>
    playMethod.id === 'GROUP' ? hitInAnyOrder(groups, drawn) : groups.filter((group) => drawn.includes(group)),
  countsMatches: true,
  drawnCount: 20,
  conditions: {
    special: 'Hai bộ Đặc biệt, đúng thứ tự',
    specialSub: 'Hai bộ Đặc biệt, ngược thứ tự',
    ...pairTiers,
  },
  drawnTiers: groupTiers,
  guide: loadOnce(async () => (await import('./guide')).max3dProTables()),
  typed: {
    hint: 'Hai bộ ba chữ số. Ví dụ: 168 005',
    read: ({ main }) => ({ numbers: groupText(main), playType: 'straight', playMethod: { id: 'NORMAL' } }),
  },
};
