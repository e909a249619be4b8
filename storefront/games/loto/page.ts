import { lazyScreen } from '../../shared/lazyScreen';
import type { GamePage } from '../gamePage';

export const loto: GamePage = {
  title: 'Loto',
  home: 'tile',
  ...lazyScreen(() => import('./builder/LotoScreen')),
};
