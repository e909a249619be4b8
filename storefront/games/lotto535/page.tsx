import { markPaint } from '@veloc/ui';
import { lazyScreen } from '../../shared/lazyScreen';
import { dots, type GamePage } from '../gamePage';
import { lotto535Accent } from './accent.css';

const fan = [
  [5.9, 16.1],
  [9.7, 10.6],
  [16, 8.5],
  [22.3, 10.6],
  [26.1, 16.1],
] as const;

const glyph = (
  <>
    {dots(fan, 2.8)}
    <circle cx="16" cy="20.5" r="4.4" className={markPaint.gold} />
  </>
);

export const lotto535: GamePage<'lotto535'> = {
  title: 'Lotto 5/35',
  home: 'jackpot',
  look: { accent: lotto535Accent, glyph },
  ...lazyScreen(() => import('./builder/Lotto535Screen')),
};
