import { TICKET_PRICE } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import { loadOnce } from '../../shared/lazyScreen';
import { drawnByPrize, groupsOfWinner } from '../regional';
import type { GamePresentation } from '../gamePresentation';

const lastPrize = ['Đặc biệt'];
const firstAndLast = [...lastPrize, 'Giải Bảy', 'Giải Tám'];

export const loto: GamePresentation<'loto'> = {
  petals: 6,
  figures: ({ numbers }) => ({ groups: numbers.replaceAll('-', '').split(' ') }),
  playLabel: ({ lotoType, value }) =>
    value === TICKET_PRICE ? lotoType.name : `${lotoType.name} · ${formatMoney(value)}`,
  groupsHit: groupsOfWinner('loto'),
  countsMatches: false,
  // The prizes that these tickets are held against: of a 'lô' all of them.
  drawnTiers: (drawn, tickets) => {
    const types = tickets.map(({ lotoType }) => lotoType.id);
    const tiers = drawnByPrize(drawn);
    if (types.some((type) => type.startsWith('L'))) return tiers;
    const names = types.some((type) => type.startsWith('D')) ? firstAndLast : lastPrize;
    return tiers.filter(({ name }) => names.includes(name));
  },
  guide: loadOnce(async () => (await import('./guide')).lotoTables()),
  typed: null,
};
