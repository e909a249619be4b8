import { markPaint } from '@veloc/ui';
import { lazyScreen } from '../../shared/lazyScreen';
import { dots, type GamePage } from '../gamePage';
import { megaAccent } from './accent.css';

const petals = [
  [16, 8.4],
  [22.6, 12.2],
  [22.6, 19.8],
  [16, 23.6],
  [9.4, 19.8],
  [9.4, 12.2],
] as const;

const glyph = (
  <>
    {dots(petals, 3.5)}
    <circle cx="16" cy="16" r="3.2" className={markPaint.gold} />
  </>
);

export const mega: GamePage<'mega'> = {
  title: 'Mega 6/45',
  home: 'jackpot',
  look: { accent: megaAccent, glyph },
  ...lazyScreen(() => import('./builder/MegaScreen')),
};
