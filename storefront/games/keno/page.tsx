import { markPaint } from '@veloc/ui';
import { lazyScreen } from '../../shared/lazyScreen';
import { dots, type GamePage } from '../gamePage';
import { kenoAccent } from './accent.css';

const diagonal = [
  [24, 8],
  [16, 16],
  [8, 24],
] as const;
const others = [
  [8, 8],
  [16, 8],
  [8, 16],
  [24, 16],
  [16, 24],
  [24, 24],
] as const;

const glyph = (
  <>
    {dots(others, 2.7)}
    {dots(diagonal, 2.7, markPaint.gold)}
  </>
);

/** One page for the games that Keno's draws decide. */
export const kenoScreen = { name: 'keno', ...lazyScreen(() => import('./builder/KenoScreen')) };

export const keno: GamePage<'keno'> = {
  title: 'Keno',
  home: 'rhythm',
  look: { accent: kenoAccent, glyph },
  ...kenoScreen,
};
