import { DAY, vietnamDate, vietnamTime } from '@veloc/rules';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** 'Vừa xong', '5 phút trước', 'Hôm nay 18:02', 'Hôm qua 18:02', later '19/11/2026 18:02'. `now` in ms. */
export function momentLabel(instant: string, now: number): string {
  const age = now - Date.parse(instant);
  if (age < MINUTE) return 'Vừa xong';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} phút trước`;
  const date = vietnamDate(instant);
  const day = date === vietnamDate(now) ? 'Hôm nay' : date === vietnamDate(now - DAY) ? 'Hôm qua' : date;
  return `${day} ${vietnamTime(instant)}`;
}
