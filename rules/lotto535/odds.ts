import { hitChances } from '../odds/chances';
import { chanceOfWin, tierOddsOf, type TierOdds } from '../odds/tierOdds';
import type { Lotto535Ticket } from './ticket';
import { LOTTO535_MAIN, LOTTO535_MAIN_SIZE, LOTTO535_SPECIAL } from './methods';
import { lotto535PrizeRules } from './prizes';

/** Main numbers and special come from two drums, so their chances multiply. */
function meetingsOf({ mainNumbers, specialNumbers }: Lotto535Ticket) {
  const picked = mainNumbers.length;
  const pickedSpecials = specialNumbers.length;
  const mains = hitChances({ balls: LOTTO535_MAIN.to, drawn: LOTTO535_MAIN_SIZE, picked });
  const specials = hitChances({ balls: LOTTO535_SPECIAL.to, drawn: 1, picked: pickedSpecials });
  return mains.flatMap((main) =>
    specials.map((special) => ({
      match: { picked, drawn: main.hits, pickedSpecials, drawnSpecials: special.hits },
      probability: main.probability * special.probability,
    })),
  );
}

export const lotto535Odds = (ticket: Lotto535Ticket): TierOdds[] => tierOddsOf(lotto535PrizeRules, meetingsOf(ticket));
export const lotto535Chance = (ticket: Lotto535Ticket): number => chanceOfWin(lotto535PrizeRules, meetingsOf(ticket));
