import { hitChances } from '../odds/chances';
import { tierOddsOf, type TierOdds } from '../odds/tierOdds';
import type { Lotto535Ticket } from './ticket';
import { LOTTO535_MAIN, LOTTO535_MAIN_SIZE, LOTTO535_SPECIAL } from './methods';
import { lotto535PrizeRules } from './prizes';

/** Main numbers and special come from two drums, so their chances multiply. */
export function lotto535Odds({ mainNumbers, specialNumbers }: Lotto535Ticket): TierOdds[] {
  const picked = mainNumbers.length;
  const pickedSpecials = specialNumbers.length;
  const mains = hitChances({ balls: LOTTO535_MAIN.to, drawn: LOTTO535_MAIN_SIZE, picked });
  const specials = hitChances({ balls: LOTTO535_SPECIAL.to, drawn: 1, picked: pickedSpecials });
  const meetings = mains.flatMap((main) =>
    specials.map((special) => ({
      match: { picked, drawn: main.hits, pickedSpecials, drawnSpecials: special.hits },
      probability: main.probability * special.probability,
    })),
  );
  return tierOddsOf(lotto535PrizeRules, meetings);
}
