import type { GameAbout } from '../gameAbout';
import { daily } from '../periods/periodWord';

export const aboutClassic = {
  title: 'SỐ ĐỀ',
  heading: 'Vé miền Nam và miền Trung',
  href: '/classic',
  feed: 'regional',
  words: daily,
  maxPeriods: 12,
} as const satisfies GameAbout;
