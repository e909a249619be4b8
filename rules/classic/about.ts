import type { GameAbout } from '../gameAbout';
import { daily } from '../periods/periodAlias';

export const aboutClassic = {
  title: 'SỐ ĐỀ',
  heading: 'Vé miền Nam và miền Trung',
  href: '/classic',
  feed: 'regional',
  periodAliases: daily,
  // A number is sold from the stock of one draw.
  maxPeriods: 1,
} as const satisfies GameAbout;
