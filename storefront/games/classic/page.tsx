import { markPaint } from '@veloc/ui';
import { lazyScreen } from '../../shared/lazyScreen';
import type { GamePage } from '../gamePage';
import { classicAccent } from './accent.css';

const glyph = (
  <>
    <path d="M7 8h18a2 2 0 0 1 2 2v3.2a2.8 2.8 0 0 0 0 5.6V22a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-3.2a2.8 2.8 0 0 0 0-5.6V10a2 2 0 0 1 2-2Z" />
    <path d="m16 10.8 1.6 3.4 3.7.5-2.7 2.6.7 3.7-3.3-1.8-3.3 1.8.7-3.7-2.7-2.6 3.7-.5Z" className={markPaint.star} />
  </>
);

export const classic: GamePage<'classic'> = {
  title: 'Số Đề',
  home: 'tile',
  look: { accent: classicAccent, glyph },
  ...lazyScreen(() => import('./builder/ClassicScreen')),
};
