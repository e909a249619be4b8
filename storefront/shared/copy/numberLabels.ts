const plain = new Intl.NumberFormat('vi-VN');

/** A number as Vietnamese reads it: 1234.5 as '1.234,5'. */
export const formatNumber = (value: number) => plain.format(value);

/** '1 trên 8.145.060'; a chance that is not so small keeps a tenth: '1 trên 3,4'. */
export function chanceLabel(probability: number): string {
  const of = 1 / probability;
  return `1 trên ${formatNumber(of < 100 ? Math.round(of * 10) / 10 : Math.round(of))}`;
}
