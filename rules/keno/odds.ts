import { hitChances } from '../odds/chances';
import { tierOddsOf, type TierOdds } from '../odds/tierOdds';
import type { KenoTicket } from './ticket';
import { KENO_DRAWN, KENO_NUMBERS } from './methods';
import { kenoLevel, kenoNumbers } from './price';
import { kenoPrizeRules } from './prizes';

/** At the full prizes: how far the limits of 10 billion cut them depends on the other tickets of the draw. */
export function kenoOdds(ticket: KenoTicket): TierOdds[] {
  const picked = kenoNumbers(ticket).length;
  const chances = hitChances({ balls: KENO_NUMBERS.to, drawn: KENO_DRAWN, picked });
  const meetings = chances.map(({ hits, probability }) => ({ match: { picked, drawn: hits }, probability }));
  return tierOddsOf(kenoPrizeRules(kenoLevel(ticket)), meetings);
}
