import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharedOut } from '../index';

type Five = [first: number, second: number, third: number, fourth: number, fifth: number];

function share(pool: number, [first, second, third, fourth, fifth]: Five): number[] {
  return Object.values(sharedOut({ pool, winners: { first, second, third, fourth, fifth } }));
}

const bn = 1_000_000_000;

it.each<[string, number, Five, Five]>([
  ['one winner each', 12 * bn, [1, 1, 1, 1, 1], [4 * bn, 2 * bn, 2 * bn, 2 * bn, 2 * bn]],
  ['several winners each', 12 * bn, [2, 4, 100, 200, 1_000], [2 * bn, 500_000_000, 20_000_000, 10_000_000, 2_000_000]],
  // 2 billion by 3,000 is 666,666.67, so 665,000; the 5 million left over go to giải Nhất.
  [
    'a share between two multiples of 5,000',
    12 * bn,
    [1, 1, 1, 1, 3_000],
    [4_005_000_000, 2 * bn, 2 * bn, 2 * bn, 665_000],
  ],
  ['a share just below a multiple', 12_000_029_999, [1, 1, 1, 1, 1], [4_000_029_999, 2 * bn, 2 * bn, 2 * bn, 2 * bn]],
  [
    'a share just at a multiple',
    12_000_030_000,
    [1, 1, 1, 1, 1],
    [4_000_010_000, ...Array<number>(4).fill(2_000_005_000)] as Five,
  ],
  // Nobody has giải Nhất: its two sixths go to the other four, so each has a quarter, and Nhì takes what is left.
  ['no giải Nhất', 12 * bn, [0, 1, 1, 1, 7], [0, 3_000_010_000, 3 * bn, 3 * bn, 428_570_000]],
  // Ba and Năm are missing: their two sixths are a ninth of the pool for each of the other three.
  ['two tiers missing', 18 * bn, [1, 1, 0, 1, 0], [8 * bn, 5 * bn, 0, 5 * bn, 0]],
  ['only giải Năm', 12 * bn, [0, 0, 0, 0, 7], [0, 0, 0, 0, 1_714_285_714]],
  [
    'a remainder that giải Nhất cannot split',
    12 * bn,
    [3, 1, 1, 1, 1],
    [1_333_333_333, 2 * bn, 2 * bn, 2 * bn, 2 * bn],
  ],
  ['nobody', 12 * bn, [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]],
])('%s', (_name, pool, winners, shares) => {
  expect(share(pool, winners)).toEqual(shares);
});

it('pays the whole pool but for less than a đồng a winner of the dearest tier', () => {
  const winners = fc.integer({ min: 0, max: 30_000 });
  fc.assert(
    fc.property(
      fc.integer({ min: 12 * bn, max: 40 * bn }),
      fc.tuple(winners, winners, winners, winners, winners),
      (pool, counts) => {
        const dearest = counts.find((count) => count > 0) ?? 0;
        const shares = share(pool, counts);
        const paid = shares.reduce((sum, value, tier) => sum + value * (counts[tier] ?? 0), 0);
        expect(paid).toBeLessThanOrEqual(pool);
        if (dearest > 0) expect(paid).toBeGreaterThan(pool - dearest);
      },
    ),
  );
});
