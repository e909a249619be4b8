import { markPaint } from '@veloc/ui';
import { lazyScreen } from '../../shared/lazyScreen';
import type { GamePage } from '../gamePage';
import { max3dproAccent } from './accent.css';

const glyph = [5.5, 13, 20.5].map((x) => (
  <g key={x}>
    <rect x={x} y="6" width="6" height="8.6" rx="2.2" />
    <rect x={x} y="17.5" width="6" height="8.6" rx="2.2" className={markPaint.gold} />
  </g>
));

export const max3dpro: GamePage<'max3dpro'> = {
  title: 'Max 3D Pro',
  home: 'tile',
  look: { accent: max3dproAccent, glyph },
  ...lazyScreen(() => import('./builder/Max3DProScreen')),
};
