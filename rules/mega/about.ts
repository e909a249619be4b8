import type { GameAbout } from '../gameAbout';

export const aboutMega = {
  title: 'MEGA 6/45',
  heading: '6 số từ 1 đến 45',
  href: '/mega',
  feed: 'mega',
  periodAliases: ['tuesday', 'wednesday', 'friday', 'sunday'],
  maxPeriods: 12,
} as const satisfies GameAbout;
