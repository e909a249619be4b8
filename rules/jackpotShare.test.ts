import { describe, expect, it } from 'vitest';
import { jackpotShare } from './index';

describe('jackpotShare', () => {
  it.each([
    [12_000_000_000, 1, 12_000_000_000],
    [12_000_000_000, 7, 1_714_285_714],
    [12_000_000_000, 0, 0],
  ])('%i among %i is %i each', (pool, winningLines, share) => {
    expect(jackpotShare({ pool, winningLines })).toBe(share);
  });

  it('never pays out more than the pool', () => {
    for (let lines = 1; lines <= 200; lines += 1) {
      expect(jackpotShare({ pool: 10_000_000_007, winningLines: lines }) * lines).toBeLessThanOrEqual(10_000_000_007);
    }
  });
});
