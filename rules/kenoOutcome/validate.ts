import { KENO_MAX_LEVEL, KENO_NUMBERS } from '../keno/methods';
import { ticketError, type ValidationCode } from '../messages';
import { numbersError } from '../numbers';
import { ok, type Checked } from '../result';
import { BASE_PRICE, priceError, stakeError } from '../stake';
import type { KenoTicket } from '../keno/ticket';
import type { BetOutcome } from './outcomes';

/**
 * A bet on one of the outcomes with a stake (decision G7). Up to 10 valid numbers may come along; they are not played
 * and not kept (decision G23).
 */
export function checkOutcome<Outcome extends BetOutcome>(
  outcomes: readonly Outcome[],
  { code, label, listNumber, playMethod: claimed, betAmount, price }: KenoTicket,
): Checked<KenoTicket & { playMethod: Outcome }, ValidationCode> {
  const playMethod = outcomes.find((outcome) => outcome === claimed);
  if (!playMethod) return ticketError('INVALID_PLAY_METHOD');
  if (listNumber.length > KENO_MAX_LEVEL) return ticketError('INVALID_NUMBER_COUNT');
  const refusal = numbersError([listNumber, KENO_NUMBERS]) ?? priceError(price) ?? stakeError(betAmount);
  return refusal ?? ok({ code, label, listNumber: [], playMethod, betAmount, price: BASE_PRICE, isDone: true });
}
