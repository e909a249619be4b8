import { expect, it } from 'vitest';
import { jackpotShare } from '../index';
import { powerPools } from './pools';

const LIMIT = 300_000_000_000;

it.each([
  ['below the limit', 299_999_999_999, 4_000_000_000, 0, 1, 299_999_999_999, 4_000_000_000],
  ['at the limit', LIMIT, 4_000_000_000, 0, 1, LIMIT, 4_000_000_000],
  ['a đồng above it', LIMIT + 1, 4_000_000_000, 0, 1, LIMIT, 4_000_000_001],
  ['far above it', 350_000_000_000, 8_000_000_000, 0, 1, LIMIT, 58_000_000_000],
  ['with several winners', 350_000_000_000, 8_000_000_000, 0, 3, LIMIT, 58_000_000_000],
  ['when nobody wins', 350_000_000_000, 8_000_000_000, 0, 0, 350_000_000_000, 8_000_000_000],
  ['when Jackpot 1 is won', 350_000_000_000, 8_000_000_000, 2, 0, 350_000_000_000, 8_000_000_000],
  ['when both are won', 350_000_000_000, 8_000_000_000, 1, 1, 350_000_000_000, 8_000_000_000],
])('pools %s', (_name, jackpot1, jackpot2, winners1, winners2, paid1, paid2) => {
  const paid = powerPools({ jackpot1, jackpot2 }, { jackpot1: winners1, jackpot2: winners2 });
  expect(paid).toEqual({ jackpot1: paid1, jackpot2: paid2 });
  expect(paid.jackpot1 + paid.jackpot2).toBe(jackpot1 + jackpot2);
});

it('shares the raised pool, rounded down', () => {
  const { jackpot2 } = powerPools({ jackpot1: 310_000_000_001, jackpot2: 3_000_000_000 }, { jackpot1: 0, jackpot2: 2 });
  expect(jackpotShare({ pool: jackpot2, winningLines: 2 })).toBe(6_500_000_000);
});
