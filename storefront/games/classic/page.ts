import { lazyScreen } from '../../shared/lazyScreen';
import type { GamePage } from '../gamePage';

export const classic: GamePage = {
  title: 'Số Đề',
  home: 'row',
  ...lazyScreen(() => import('./builder/ClassicScreen')),
};
