import { markPaint } from '@veloc/ui';
import type { GamePage } from '../gamePage';
// Keno's draws decide these games too, so its page is theirs: changing between them leaves it as it is.
// oxlint-disable-next-line no-restricted-imports
import { kenoScreen } from '../keno/page';
import { kenoeoAccent, kenoudAccent } from './accent.css';

const halves = (
  <>
    <path d="M16 6a10 10 0 0 0 0 20Z" />
    <path d="M17.5 6.2a10 10 0 0 1 0 19.6Z" className={markPaint.gold} />
  </>
);

const largeAndSmall = (
  <>
    <circle cx="12.5" cy="18.5" r="7.8" />
    <circle cx="24" cy="9.5" r="4.2" className={markPaint.gold} />
  </>
);

export const kenoeo: GamePage<'kenoeo'> = {
  title: 'Keno Chẵn – Lẻ',
  home: 'link',
  linkLabel: 'Chẵn – Lẻ',
  look: { accent: kenoeoAccent, glyph: halves },
  ...kenoScreen,
};

export const kenoud: GamePage<'kenoud'> = {
  title: 'Keno Lớn – Nhỏ',
  home: 'link',
  linkLabel: 'Lớn – Nhỏ',
  look: { accent: kenoudAccent, glyph: largeAndSmall },
  ...kenoScreen,
};
