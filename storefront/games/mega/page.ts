import { lazyScreen } from '../../shared/lazyScreen';
import type { GamePage } from '../gamePage';

export const mega: GamePage = {
  title: 'Mega 6/45',
  home: 'jackpot',
  ...lazyScreen(() => import('./builder/MegaScreen')),
};
