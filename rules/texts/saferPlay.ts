import { formatDong } from '../money';

/** Limits on spending and breaks (safer play). */
export const spanLabel = { day: 'trong ngày', week: 'trong tuần', month: 'trong tháng' } as const;

/** 'còn 80.000 ₫ trong tuần'; `left` in đồng. */
export function roomLeft(span: keyof typeof spanLabel, left: number): string {
  return `còn ${formatDong(left)} ${spanLabel[span]}`;
}

/** 'Vượt giới hạn chi tiêu: bạn còn 80.000 ₫ trong tuần.'; `left` in đồng. */
export function limitReached(span: keyof typeof spanLabel, left: number): string {
  return `Vượt giới hạn chi tiêu: bạn ${roomLeft(span, left)}.`;
}

/** 'Bạn đang tạm nghỉ đến 18:00 ngày 28/11/2026. Trong thời gian này không thể mua vé.' */
export function onBreak(time: string, date: string): string {
  return `Bạn đang tạm nghỉ đến ${time} ngày ${date}. Trong thời gian này không thể mua vé.`;
}
