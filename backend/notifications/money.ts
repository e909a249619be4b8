const grouped = new Intl.NumberFormat('vi-VN');

/** '50.000 ₫'. */
export function formatAmount(amount: number): string {
  return `${grouped.format(amount)}\u00A0₫`;
}
