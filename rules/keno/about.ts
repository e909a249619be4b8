import type { GameAbout } from '../gameAbout';

/** The calendar of every game that Keno's draws decide. */
export const kenoCalendar = {
  feed: 'keno',
  drawsOften: true,
  periodAliases: ['current', 'next'],
  maxPeriods: 30,
  cutOff: 60_000,
} as const satisfies Partial<GameAbout>;

export const aboutKeno = {
  ...kenoCalendar,
  title: 'KENO',
  bundleTitle: 'KENO BAO',
  heading: 'Chọn 1 đến 10 số',
  href: '/keno',
} as const satisfies GameAbout;
