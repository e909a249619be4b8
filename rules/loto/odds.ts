import { endingOdds } from '../odds/endingOdds';
import type { TierOdds } from '../odds/tierOdds';
import type { LotoTicket } from './ticket';
import { lotoPlayOf } from './prizes';

export function lotoOdds(ticket: LotoTicket): TierOdds[] {
  const play = lotoPlayOf(ticket);
  return play ? [endingOdds({ prize: play.prize, digits: play.digits.length, tiers: play.tiers })] : [];
}
