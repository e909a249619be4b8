import { expect, it } from 'vitest';
import { taxFacts } from './claim';

it('estimates what is left of the prizes, and says nothing where nothing is taxed', () => {
  const taxed = { prize: 43_000_000, tax: 2_300_000 };
  expect(taxFacts([{ prize: 300_000 }, taxed, { prize: 0 }])).toEqual([
    { label: 'Thuế ước tính', value: '−2.300.000\u00A0₫' },
    { label: 'Sau thuế ước tính', value: '41.000.000\u00A0₫' },
  ]);
  expect(taxFacts([{ prize: 10_000_000 }])).toEqual([]);
});

it('names what was withheld, with the prize before and after it', () => {
  expect(taxFacts([{ prize: 40_000_000, tax: 3_000_000, taxWithheld: true }, { prize: 50_000 }])).toEqual([
    { label: 'Trước thuế', value: '40.050.000\u00A0₫' },
    { label: 'Thuế đã khấu trừ', value: '−3.000.000\u00A0₫' },
    { label: 'Thực nhận', value: '37.050.000\u00A0₫' },
  ]);
});
