export const PERIOD_CLOSED_SENTENCE = 'Kỳ quay đã đóng bán. Vui lòng chọn kỳ khác.';

/** Whether a draw may be offered at `now`. Only admission, inside the purchase, decides. */
export function isOnSale(period: { status: string; closes_at: Date }, now: Date): boolean {
  return period.status === 'open' && period.closes_at > now;
}
