import type { KenoDraw } from '../keno/ticket';
import { memoizeByKey } from '../memoizeByKey';
import type { PrizeLine } from '../prizeLine';
import { prizesFor, type PrizeRule } from '../prizeRule';
import type { KenoTicket } from '../keno/ticket';
import { kenoOutcomes, outcomeLabels, type BetOutcome, type KenoCounts } from './outcomes';

interface OutcomePrize {
  /** The least count on the winning side. */
  from: number;
  /** Đồng for a play of 10,000. */
  value: number;
}

/** The prizes of each outcome, the highest count first. */
export const outcomePrizes: Readonly<Record<BetOutcome, readonly OutcomePrize[]>> = {
  EVEN: [
    { from: 15, value: 200_000 },
    { from: 13, value: 40_000 },
  ],
  ODD: [
    { from: 15, value: 200_000 },
    { from: 13, value: 40_000 },
  ],
  EVEN_1112: [{ from: 11, value: 20_000 }],
  ODD_1112: [{ from: 11, value: 20_000 }],
  DRAW_ODD_EVEN: [{ from: 10, value: 20_000 }],
  UPPER: [
    { from: 13, value: 26_000 },
    { from: 11, value: 10_000 },
  ],
  LOWER: [
    { from: 13, value: 26_000 },
    { from: 11, value: 10_000 },
  ],
  DRAW_UPPER_LOWER: [{ from: 10, value: 26_000 }],
};

/** The tiers of an outcome: one play, which wins the dearest one that the winning side's count reaches. */
export const outcomePrizeRules = memoizeByKey(rulesOf);

export function outcomePrizesOf({ playMethod }: KenoTicket, draw: KenoDraw): PrizeLine[] {
  return isBetOutcome(playMethod) ? prizesFor(outcomePrizeRules(playMethod), kenoOutcomes(draw)) : [];
}

export function isBetOutcome(playMethod: string): playMethod is BetOutcome {
  return Object.hasOwn(outcomePrizes, playMethod);
}

function rulesOf(outcome: BetOutcome): readonly PrizeRule<KenoCounts>[] {
  const tiers = outcomePrizes[outcome];
  return tiers.map(({ from, value }) => ({
    prize: { tier: `${outcome}_${from}`, name: outcomeLabels[outcome], value },
    lines: ({ parity, size }) => {
      const met = [parity, size].find((side) => side.outcome === outcome);
      return met && tiers.find((tier) => met.count >= tier.from)?.from === from ? 1 : 0;
    },
  }));
}
