import { endingOdds } from '../odds/endingOdds';
import type { TierOdds } from '../odds/tierOdds';
import type { ClassicTicket } from './ticket';
import { classicPrizeOf } from './prizes';

export function classicOdds(ticket: ClassicTicket): TierOdds[] {
  const prize = classicPrizeOf(ticket);
  return prize ? [endingOdds({ prize, digits: ticket.numbers.length, tiers: ['db'] })] : [];
}
