import { ticketError, type ValidationCode } from '../messages';
import { chosenMethod, writtenMethod } from '../methodChoice';
import { ascending, isWithin, numbersError } from '../numbers';
import { ok, type Checked } from '../result';
import { BASE_PRICE, priceError } from '../stake';
import type { AcceptedPower, PowerTicket } from './ticket';
import { POWER_BALL, POWER_DEFAULT_METHOD, POWER_NUMBERS, powerMethods } from './methods';

/** As many different numbers of 1 to 55 as the method takes, six without one, and a power number (spec section 5). */
export function checkPower(ticket: PowerTicket): Checked<AcceptedPower, ValidationCode> {
  const { code, listNumber, powerNumber } = ticket;
  const method = chosenMethod(powerMethods, ticket.playMethod, POWER_DEFAULT_METHOD);
  if (!method) return ticketError('INVALID_PLAY_METHOD');
  if (listNumber.length !== method.lengthGame) return ticketError('INVALID_NUMBER_COUNT');
  const refusal = numbersError([listNumber, POWER_NUMBERS]);
  if (refusal) return refusal;
  if (powerNumber === undefined) return ticketError('MISSING_POWER_NUMBER');
  if (!isWithin(powerNumber, POWER_BALL)) return ticketError('INVALID_POWER_NUMBER');
  return (
    priceError(ticket.price) ??
    ok({
      code,
      listNumber: ascending(listNumber),
      playMethod: writtenMethod(method),
      powerNumber,
      price: BASE_PRICE,
      isDone: true,
    })
  );
}
