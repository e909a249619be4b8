import type { GameAbout } from '../gameAbout';
import { daily } from '../periods/periodAlias';

export const aboutMax3d = {
  title: 'MAX 3D',
  heading: 'Ba chữ số',
  href: '/max3d',
  feed: 'max3d',
  periodAliases: daily,
  maxPeriods: 12,
} as const satisfies GameAbout;
