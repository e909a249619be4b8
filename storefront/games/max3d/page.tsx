import { markPaint } from '@veloc/ui';
import { lazyScreen } from '../../shared/lazyScreen';
import type { GamePage } from '../gamePage';
import { max3dAccent } from './accent.css';

const glyph = (
  <>
    <rect x="5.5" y="8" width="6" height="16" rx="2.4" />
    <rect x="13" y="8" width="6" height="16" rx="2.4" className={markPaint.gold} />
    <rect x="20.5" y="8" width="6" height="16" rx="2.4" />
  </>
);

export const max3d: GamePage<'max3d'> = {
  title: 'Max 3D',
  home: 'tile',
  look: { accent: max3dAccent, glyph },
  ...lazyScreen(() => import('./builder/Max3DScreen')),
};
