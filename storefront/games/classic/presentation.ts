import { loadOnce } from '../../shared/lazyScreen';
import { drawnByPrize, groupsOfWinner } from '../regional';
import type { GamePresentation } from '../gamePresentation';

export const classic: GamePresentation<'classic'> = {
  petals: 4,
  figures: ({ numbers }) => ({ groups: numbers.replaceAll('-', '').split(' ') }),
  playLabel: ({ channelName, amount }) => `Đài ${channelName} · ${amount} vé`,
  groupsHit: groupsOfWinner('classic'),
  countsMatches: false,
  drawnTiers: (drawn) => drawnByPrize(drawn).filter(({ name }) => name === 'Đặc biệt'),
  guide: loadOnce(async () => (await import('./guide')).classicTables()),
  typed: null,
};
