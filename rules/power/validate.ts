import { refuseTicket, type ValidationCode } from '../messages';
import { chosenMethod, writtenMethod } from '../methodChoice';
import { ascending, isWithin, refuseNumbers } from '../numbers';
import { ok, type Checked } from '../result';
import { BASE_PRICE, refusePrice } from '../stake';
import type { AcceptedPower, PowerTicket } from './ticket';
import { POWER_BALL, POWER_DEFAULT_METHOD, POWER_NUMBERS, powerMethods } from './methods';

/** As many different numbers of 1 to 55 as the method takes, six without one, and a power number (spec section 5). */
export function checkPower(ticket: PowerTicket): Checked<AcceptedPower, ValidationCode> {
  const { code, listNumber, powerNumber } = ticket;
  const method = chosenMethod(powerMethods, ticket.playMethod, POWER_DEFAULT_METHOD);
  if (!method) return refuseTicket('INVALID_PLAY_METHOD');
  if (listNumber.length !== method.lengthGame) return refuseTicket('INVALID_NUMBER_COUNT');
  const refusal = refuseNumbers([listNumber, POWER_NUMBERS]);
  if (refusal) return refusal;
  if (powerNumber === undefined) return refuseTicket('MISSING_POWER_NUMBER');
  if (!isWithin(powerNumber, POWER_BALL)) return refuseTicket('INVALID_POWER_NUMBER');
  return (
    refusePrice(ticket.price) ??
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
