const whole = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 });

/** '1 trên 8.145.060'; a chance that is not so small keeps a tenth: '1 trên 3,4'. */
export function chanceLabel(probability: number): string {
  const of = 1 / probability;
  return `1 trên ${(of < 100 ? tenths : whole).format(of)}`;
}
