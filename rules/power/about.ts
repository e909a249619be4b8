import type { GameAbout } from '../gameAbout';

export const aboutPower = {
  title: 'POWER 6/55',
  heading: '6 số từ 1 đến 55',
  href: '/power',
  feed: 'power',
  periodAliases: ['tuesday', 'thursday', 'saturday'],
  maxPeriods: 12,
} as const satisfies GameAbout;
