import { markPaint } from '@veloc/ui';
import { lazyScreen } from '../../shared/lazyScreen';
import type { GamePage } from '../gamePage';
import { lotoAccent } from './accent.css';

const glyph = (
  <>
    <rect x="6" y="6" width="9" height="9" rx="3" />
    <rect x="17" y="6" width="9" height="9" rx="3" />
    <rect x="6" y="17" width="9" height="9" rx="3" />
    <rect x="17" y="17" width="9" height="9" rx="3" className={markPaint.gold} />
  </>
);

export const loto: GamePage<'loto'> = {
  title: 'Loto',
  home: 'tile',
  look: { accent: lotoAccent, glyph },
  ...lazyScreen(() => import('./builder/LotoScreen')),
};
