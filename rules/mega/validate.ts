import { refuseTicket, type ValidationCode } from '../messages';
import { ascending, refuseNumbers } from '../numbers';
import { accept, type Checked } from '../result';
import { BASE_PRICE, refusePrice } from '../stake';
import type { MegaTicket } from '../wire/tickets';
import { MEGA_DEFAULT_METHOD, MEGA_NUMBERS, megaMethodOf } from './methods';

/** As many different numbers of 1 to 45 as the method takes; six without a method (spec section 5). */
export function checkMega(ticket: MegaTicket): Checked<MegaTicket, ValidationCode> {
  const { code, listNumber, playMethod: claimed } = ticket;
  const method = megaMethodOf(claimed?.id ?? MEGA_DEFAULT_METHOD);
  if (!method || (claimed?.lengthGame ?? method.lengthGame) !== method.lengthGame) {
    return refuseTicket('INVALID_PLAY_METHOD');
  }
  if (listNumber.length !== method.lengthGame) return refuseTicket('INVALID_NUMBER_COUNT');
  const refusal = refuseNumbers(listNumber, MEGA_NUMBERS) ?? refusePrice(ticket.price);
  if (refusal) return refusal;
  const { id, name, lengthGame, unit } = method;
  return accept({
    code,
    listNumber: ascending(listNumber),
    playMethod: { id, name, lengthGame, unit },
    price: BASE_PRICE,
    isDone: true,
  });
}
