import type { GameAbout } from '../gameAbout';
import { daily } from '../periods/periodAlias';

export const aboutLoto = {
  title: 'LOTO',
  heading: '2, 3, 4 chữ số',
  href: '/loto',
  feed: 'regional',
  periodAliases: daily,
  maxPeriods: 12,
} as const satisfies GameAbout;
