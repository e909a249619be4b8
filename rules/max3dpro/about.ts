import type { GameAbout } from '../gameAbout';
import { daily } from '../periods/periodWord';

export const aboutMax3dpro = {
  title: 'MAX 3D PRO',
  heading: 'Hai bộ ba số',
  href: '/max3dpro',
  feed: 'max3dpro',
  words: daily,
  maxPeriods: 12,
} as const satisfies GameAbout;
