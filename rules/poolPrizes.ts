import { lotto535PrizeRules } from './lotto535/prizes';
import { megaPrizeRules } from './mega/prizes';
import { powerPrizeRules } from './power/prizes';
import type { PrizeRule } from './prizeRule';

/** What a tier pays for a play of 10,000. */
export interface PoolPrize {
  name: string;
  /** Đồng; null where it is a share of a pool. */
  value: number | null;
}

function prizesIn(rules: readonly Pick<PrizeRule<never>, 'prize'>[]): PoolPrize[] {
  return rules.map(({ prize: { name, value, jackpot = false } }) => ({ name, value: jackpot ? null : value }));
}

/** The prizes that each draw of the games with a pool pays, dearest first: the pools, then what is fixed. */
export const poolPrizes: Readonly<Record<'mega' | 'power' | 'lotto535', readonly PoolPrize[]>> = {
  mega: prizesIn(megaPrizeRules),
  power: prizesIn(powerPrizeRules),
  lotto535: prizesIn(lotto535PrizeRules),
};
