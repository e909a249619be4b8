import { lazyScreen } from '../../shared/lazyScreen';
import type { GamePage } from '../gamePage';

export const max3d: GamePage = {
  title: 'Max 3D',
  home: 'tile',
  ...lazyScreen(() => import('./builder/Max3DScreen')),
};
