import { KENO_DRAWN, KENO_NUMBERS } from '../keno/methods';
import { hitChances } from '../odds/chances';
import { tierOddsOf, type TierOdds } from '../odds/tierOdds';
import type { KenoTicket } from '../keno/ticket';
import { parityOf, sizeOf } from './outcomes';
import { isBetOutcome, outcomePrizeRules } from './prizes';

/** Half of the 80 numbers are even and half are big, so one count of 0 to 20 stands for either. */
export function outcomeOdds({ playMethod }: KenoTicket): TierOdds[] {
  if (!isBetOutcome(playMethod)) return [];
  const chances = hitChances({ balls: KENO_NUMBERS.to, drawn: KENO_DRAWN, picked: KENO_NUMBERS.to / 2 });
  const meetings = chances.map(({ hits, probability }) => ({
    match: { parity: parityOf(hits, KENO_DRAWN - hits), size: sizeOf(hits, KENO_DRAWN - hits) },
    probability,
  }));
  return tierOddsOf(outcomePrizeRules(playMethod), meetings);
}
