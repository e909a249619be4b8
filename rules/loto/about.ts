import type { GameAbout } from '../gameAbout';
import { daily } from '../periods/periodWord';

export const aboutLoto = {
  title: 'LOTO',
  heading: '2, 3, 4 chữ số',
  href: '/loto',
  feed: 'regional',
  words: daily,
  maxPeriods: 12,
} as const satisfies GameAbout;
