import { KENO_MAX_LEVEL, KENO_NUMBERS } from '../keno/methods';
import { refuseTicket, type ValidationCode } from '../messages';
import { refuseNumbers } from '../numbers';
import { accept, type Checked } from '../result';
import { BASE_PRICE, refusePrice, refuseStake } from '../stake';
import type { KenoTicket } from '../wire/tickets';

/**
 * A bet on one of the outcomes with a stake (decision G7). Up to 10 valid numbers may come along; they are not played
 * and not kept (decision G23).
 */
export function checkOutcome(
  outcomes: readonly string[],
  { code, label, listNumber, playMethod, betAmount, price }: KenoTicket,
): Checked<KenoTicket, ValidationCode> {
  if (!outcomes.includes(playMethod)) return refuseTicket('INVALID_PLAY_METHOD');
  if (listNumber.length > KENO_MAX_LEVEL) return refuseTicket('INVALID_NUMBER_COUNT');
  const refusal = refuseNumbers(listNumber, KENO_NUMBERS) ?? refusePrice(price) ?? refuseStake(betAmount);
  return refusal ?? accept({ code, label, listNumber: [], playMethod, betAmount, price: BASE_PRICE, isDone: true });
}
