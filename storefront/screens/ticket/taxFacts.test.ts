import { expect, it } from 'vitest';
import { taxFacts } from './taxFacts';

it('estimates what is left of the prizes, and says nothing where nothing is taxed', () => {
  const taxed = { prize: 43_000_000, tax: 2_300_000 };
  expect(taxFacts([{ prize: 300_000 }, taxed, { prize: 0 }])).toEqual([
    { label: 'Thuế ước tính', value: '−2.300.000\u00A0₫' },
    { label: 'Sau thuế ước tính', value: '41.000.000\u00A0₫' },
  ]);
  expect(taxFacts([{ prize: 10_000_000 }])).toEqual([]);
});
