import { lazyScreen } from '../../shared/lazyScreen';
import type { GamePage } from '../gamePage';

export const max3dpro: GamePage = {
  title: 'Max 3D Pro',
  home: 'tile',
  ...lazyScreen(() => import('./builder/Max3DProScreen')),
};
