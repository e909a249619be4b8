import { lazyScreen } from '../../shared/lazyScreen';
import type { GamePage } from '../gamePage';

/** One page for the games that Keno's draws decide. */
export const kenoScreen = { name: 'keno', ...lazyScreen(() => import('./builder/KenoScreen')) };

export const keno: GamePage = { title: 'Keno', home: 'rhythm', ...kenoScreen };
