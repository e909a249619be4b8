import { expect, it } from 'vitest';
import { medianRatio, memoryGrowth, percentile } from './figures';

it('takes a percentile by nearest rank, whatever the order', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0, 0.5, 0.99, 1].map((part) => percentile(values, part))).toEqual([1, 50, 99, 100]);
  expect(percentile([], 0.5)).toBeNaN();
});

it('compares each round with the baseline of the same round', () => {
  // The third round was slow for both, and the rates alone would say otherwise.
  expect(medianRatio([500, 600, 50], [1_000, 1_000, 100])).toBe(0.5);
  expect(medianRatio([500, 600, 700], [1_000, 0, 1_000])).toBe(0.5);
  expect(medianRatio([600], [0])).toBeNaN();
});

it('measures memory from minute 2 of 10 to the end and not from the start', () => {
  const samples = Array.from({ length: 601 }, (_, second) => ({
    at: second * 1_000,
    rss: second < 60 ? 50 : 200 + (second > 500 ? 30 : 0),
  }));
  expect(memoryGrowth(samples, 600_000)).toBeCloseTo(0.15);
  samples[600] = { at: 600_000, rss: 900 };
  expect(memoryGrowth(samples, 600_000)).toBeCloseTo(0.15);
});
