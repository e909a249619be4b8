import { refuseTicket, type ValidationCode } from '../messages';
import { chosenMethod, writtenMethod } from '../methodChoice';
import { ascending, refuseNumbers } from '../numbers';
import { ok, type Checked } from '../result';
import { BASE_PRICE, refusePrice } from '../stake';
import type { AcceptedMega, MegaTicket } from './ticket';
import { MEGA_DEFAULT_METHOD, MEGA_NUMBERS, megaMethods } from './methods';

/** As many different numbers of 1 to 45 as the method takes; six without a method (spec section 5). */
export function checkMega(ticket: MegaTicket): Checked<AcceptedMega, ValidationCode> {
  const { code, listNumber } = ticket;
  const method = chosenMethod(megaMethods, ticket.playMethod, MEGA_DEFAULT_METHOD);
  if (!method) return refuseTicket('INVALID_PLAY_METHOD');
  if (listNumber.length !== method.lengthGame) return refuseTicket('INVALID_NUMBER_COUNT');
  return (
    refuseNumbers([listNumber, MEGA_NUMBERS]) ??
    refusePrice(ticket.price) ??
    ok({
      code,
      listNumber: ascending(listNumber),
      playMethod: writtenMethod(method),
      price: BASE_PRICE,
      isDone: true,
    })
  );
}
