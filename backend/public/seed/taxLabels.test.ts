import { describe, expect, it } from 'vitest';
import { shopGuides } from './guides/shop';
import { taxLabels } from './taxLabels';
import { terms } from './texts';

const taxes = [
  { from: '01/07/2030', freeAmount: 20_000_000, percent: 20 },
  { from: '01/01/2009', freeAmount: 10_000_000, percent: 10 },
  { from: '01/01/2035', freeAmount: 30_000_000, percent: 30 },
];

describe('the tax that a new shop tells of', () => {
  it.each([
    ['2030-06-30T16:59:59Z', '10.000.000 đồng', '10%'],
    ['2030-06-30T17:00:00Z', '20.000.000 đồng', '20%'],
    ['2035-01-01T00:00:00+07:00', '30.000.000 đồng', '30%'],
  ])('at %s is the one in force', (at, taxFree, taxPercent) => {
    const labels = taxLabels(new Date(at), taxes);
    expect(labels).toEqual({ taxFree, taxPercent });
    const guide = shopGuides(labels).find(({ id }) => id === 'big-prizes');
    expect(terms(labels)).toContain(`vượt trên ${taxFree} chịu thuế thu nhập cá nhân ${taxPercent}`);
    expect(guide?.body).toContain(`Thuế bằng ${taxPercent} phần giải vượt trên ${taxFree}`);
  });

  it('is the law of today unless another one is handed over', () => {
    expect(taxLabels(new Date('2026-11-25T00:00:00Z'))).toEqual({ taxFree: '10.000.000 đồng', taxPercent: '10%' });
  });
});
