import type { GameAbout } from '../gameAbout';
import { daily } from '../periods/periodAlias';

export const aboutLotto535 = {
  title: 'LOTTO 5/35',
  heading: '5 số và 1 số',
  href: '/lotto535',
  feed: 'lotto535',
  drawsOften: true,
  periodAliases: daily,
  maxPeriods: 12,
} as const satisfies GameAbout;
