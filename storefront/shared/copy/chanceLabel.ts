import { formatNumber } from './formatNumber';

/** '1 trên 8.145.060'; a chance that is not so small keeps a tenth: '1 trên 3,4'. */
export function chanceLabel(probability: number): string {
  const of = 1 / probability;
  return `1 trên ${formatNumber(of < 100 ? Math.round(of * 10) / 10 : Math.round(of))}`;
}
