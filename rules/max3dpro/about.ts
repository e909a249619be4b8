import type { GameAbout } from '../gameAbout';
import { daily } from '../periods/periodAlias';

export const aboutMax3dpro = {
  title: 'MAX 3D PRO',
  heading: 'Hai bộ ba số',
  href: '/max3dpro',
  feed: 'max3dpro',
  periodAliases: daily,
  maxPeriods: 12,
} as const satisfies GameAbout;
