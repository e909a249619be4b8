const groups = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });
const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';

/** Whole đồng as people write them: `10.000 ₫`, with a true minus sign and a space that does not break. */
export function formatMoney(amount: number, { plus = false }: { plus?: boolean } = {}): string {
  const sign = amount < 0 ? MINUS : plus && amount > 0 ? '+' : '';
  return `${sign}${groups.format(Math.abs(amount))}${NO_BREAK_SPACE}₫`;
}
