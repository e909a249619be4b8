import type { GameAbout } from '../gameAbout';
import { kenoCalendar } from '../keno/about';

export const aboutKenoeo = {
  ...kenoCalendar,
  title: 'KENO CHẴN LẺ',
  heading: 'Đoán chẵn hay lẻ',
  href: '/keno-eo',
} as const satisfies GameAbout;

export const aboutKenoud = {
  ...kenoCalendar,
  title: 'KENO LỚN NHỎ',
  heading: 'Đoán lớn hay nhỏ',
  href: '/keno-ud',
} as const satisfies GameAbout;
