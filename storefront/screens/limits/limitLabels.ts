import { vietnamDate, vietnamTime, type BreakLength, type LimitSpan } from '@veloc/rules';

export const spanTitles: Readonly<Record<LimitSpan, string>> = {
  day: 'Mỗi ngày',
  week: 'Mỗi tuần',
  month: 'Mỗi tháng',
};

export const breakTitles: Readonly<Record<BreakLength, string>> = { '24h': '24 giờ', '7d': '7 ngày', '6m': '6 tháng' };

/** '18:00 ngày 28/11/2026' of an instant. */
export function momentLabel(instant: string | number): string {
  return `${vietnamTime(instant)} ngày ${vietnamDate(instant)}`;
}
