import { hitChances } from '../odds/chances';
import { chanceOfWin, tierOddsOf, type TierOdds } from '../odds/tierOdds';
import type { PowerTicket } from './ticket';
import { POWER_NUMBERS, POWER_PLAY_SIZE } from './methods';
import { powerPrizeRules } from './prizes';

const BALLS = POWER_NUMBERS.to;

/** The seventh ball is one of the 49 that are left; the player's power number changes nothing (decision G10). */
function meetingsOf({ listNumber }: PowerTicket) {
  const picked = listNumber.length;
  return hitChances({ balls: BALLS, drawn: POWER_PLAY_SIZE, picked }).flatMap(({ hits, probability }) => {
    const bonus = (picked - hits) / (BALLS - POWER_PLAY_SIZE);
    return [
      { match: { picked, drawn: hits, holdsBonus: true }, probability: probability * bonus },
      { match: { picked, drawn: hits, holdsBonus: false }, probability: probability * (1 - bonus) },
    ];
  });
}

export const powerOdds = (ticket: PowerTicket): TierOdds[] => tierOddsOf(powerPrizeRules, meetingsOf(ticket));
export const powerChance = (ticket: PowerTicket): number => chanceOfWin(powerPrizeRules, meetingsOf(ticket));
