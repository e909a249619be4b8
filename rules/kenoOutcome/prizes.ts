import type { KenoDraw } from '../draws';
import type { PrizeLine } from '../prizeLine';
import type { KenoTicket } from '../wire/tickets';
import { kenoOutcomes, outcomeLabels, type BetOutcome } from './outcomes';

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

/** One play, which wins when the draw has the outcome it names. */
export function outcomePrizesOf(ticket: KenoTicket, draw: KenoDraw): PrizeLine[] {
  const { parity, size } = kenoOutcomes(draw);
  const won = [parity, size].find(({ outcome }) => outcome === ticket.playMethod);
  const prize = won && outcomePrizes[won.outcome].find(({ from }) => won.count >= from);
  return prize
    ? [{ tier: `${won.outcome}_${prize.from}`, name: outcomeLabels[won.outcome], lines: 1, value: prize.value }]
    : [];
}
