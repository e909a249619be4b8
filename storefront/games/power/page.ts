import { lazyScreen } from '../../shared/lazyScreen';
import type { GamePage } from '../gamePage';

export const power: GamePage = {
  title: 'Power 6/55',
  home: 'jackpot',
  ...lazyScreen(() => import('./builder/PowerScreen')),
};
