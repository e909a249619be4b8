import { hitChances } from '../odds/chances';
import { tierOddsOf, type TierOdds } from '../odds/tierOdds';
import type { MegaTicket } from './ticket';
import { MEGA_NUMBERS, MEGA_PLAY_SIZE } from './methods';
import { megaPrizeRules } from './prizes';

export function megaOdds({ listNumber }: MegaTicket): TierOdds[] {
  const picked = listNumber.length;
  const chances = hitChances({ balls: MEGA_NUMBERS.to, drawn: MEGA_PLAY_SIZE, picked });
  const meetings = chances.map(({ hits, probability }) => ({ match: { picked, drawn: hits }, probability }));
  return tierOddsOf(megaPrizeRules, meetings);
}
