import { expect, it } from 'vitest';
import { leftLabel, offerFor } from './parts/BudgetSheet';

it.each([
  [0, 200_000],
  [160_000, 200_000],
  [161_000, 300_000],
  [190_000, 300_000],
  [400_000, 500_000],
  [410_000, 550_000],
  [900_000_000, 1_000_000_000],
])('after %i đồng offers %i, of which a fifth is left as far as limits go', (spent, offer) => {
  expect(offerFor(spent)).toBe(offer);
});

it.each([
  [110_000, 'còn 110.000 ₫ đến hết tháng'],
  [0, 'tháng này đã chơi hết mức này'],
  [-50_000, 'tháng này đã chơi hết mức này'],
])('of %i đồng left says %s', (left, words) => {
  expect(leftLabel(left).replaceAll('\u00A0', ' ')).toBe(words);
});
