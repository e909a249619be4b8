import { hitChances } from '../odds/chances';
import { chanceOfWin, tierOddsOf, type TierOdds } from '../odds/tierOdds';
import type { KenoTicket } from './ticket';
import { KENO_DRAWN, KENO_NUMBERS } from './methods';
import { kenoLevel, kenoNumbers } from './price';
import { kenoPrizeRules } from './prizes';

function meetingsOf(ticket: KenoTicket) {
  const picked = kenoNumbers(ticket).length;
  const chances = hitChances({ balls: KENO_NUMBERS.to, drawn: KENO_DRAWN, picked });
  return chances.map(({ hits, probability }) => ({ match: { picked, drawn: hits }, probability }));
}

/** At the full prizes: how far the limits of 10 billion cut them depends on the other tickets of the draw. */
export function kenoOdds(ticket: KenoTicket): TierOdds[] {
  return tierOddsOf(kenoPrizeRules(kenoLevel(ticket)), meetingsOf(ticket));
}

export function kenoChance(ticket: KenoTicket): number {
  return chanceOfWin(kenoPrizeRules(kenoLevel(ticket)), meetingsOf(ticket));
}
