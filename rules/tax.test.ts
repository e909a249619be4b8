import { describe, expect, it } from 'vitest';
import { prizeTaxes, taxOnPrize } from './tax';

const at = '2026-11-21T18:30:00+07:00';

it.each([
  [0, 0],
  [10_000, 0],
  [9_999_999, 0],
  [10_000_000, 0],
  [10_000_009, 0],
  [10_000_010, 1],
  [10_000_019, 1],
  [40_000_000, 3_000_000],
  [2_000_000_000, 199_000_000],
  [344_987_346_900, 34_497_734_690],
])('a prize of %i đồng is taxed %i', (prize, tax) => {
  expect(taxOnPrize({ prize, at })).toBe(tax);
});

it('leaves each copy of a ticket its own free part', () => {
  expect(taxOnPrize({ prize: 20_000_000, copies: 2, at })).toBe(0);
  expect(taxOnPrize({ prize: 80_000_000, copies: 2, at })).toBe(6_000_000);
});

describe('dates', () => {
  const taxes = [
    { from: '01/07/2030', freeAmount: 20_000_000, percent: 10 },
    { from: '01/01/2009', freeAmount: 10_000_000, percent: 10 },
    { from: '01/01/2035', freeAmount: 20_000_000, percent: 25 },
  ];

  it.each([
    ['2008-12-31T23:59:59+07:00', 0],
    ['2009-01-01T00:00:00+07:00', 9_000_000],
    // Still 30 June on a wall clock in Greenwich.
    ['2030-06-30T17:00:00Z', 8_000_000],
    ['2030-06-30T16:59:59Z', 9_000_000],
    ['2034-12-31T23:59:59+07:00', 8_000_000],
    ['2035-01-01T00:00:00+07:00', 20_000_000],
  ])('a prize of 100 million won at %s is taxed %i', (moment, tax) => {
    expect(taxOnPrize({ prize: 100_000_000, at: moment, taxes })).toBe(tax);
  });

  it('are days', () => {
    for (const { from } of prizeTaxes) expect(from).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
  });

  it('text without a zone is no moment, on any machine', () => {
    expect(taxOnPrize({ prize: 100_000_000, at: '2031-01-01T00:00:00' })).toBe(0);
    expect(taxOnPrize({ prize: 100_000_000, at: '2031-01-01' })).toBe(0);
  });

  it('a moment that is none is not taxed', () => {
    expect(taxOnPrize({ prize: 100_000_000, at: 'soon' })).toBe(0);
  });
});
