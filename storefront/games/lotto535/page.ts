import { lazyScreen } from '../../shared/lazyScreen';
import type { GamePage } from '../gamePage';

export const lotto535: GamePage = {
  title: 'Lotto 5/35',
  home: 'tile',
  ...lazyScreen(() => import('./builder/Lotto535Screen')),
};
