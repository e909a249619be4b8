import { markPaint } from '@veloc/ui';
import { lazyScreen } from '../../shared/lazyScreen';
import type { GamePage } from '../gamePage';
import { powerAccent } from './accent.css';

const glyph = (
  <>
    <circle cx="16" cy="16" r="10.5" className={markPaint.ring} />
    <path d="M17.8 7.5 10.5 17.5h5l-1.3 7 7.3-10h-5Z" className={markPaint.gold} />
  </>
);

export const power: GamePage<'power'> = {
  title: 'Power 6/55',
  home: 'jackpot',
  look: { accent: powerAccent, glyph },
  ...lazyScreen(() => import('./builder/PowerScreen')),
};
