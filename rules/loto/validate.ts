import { ticketError, type ValidationCode } from '../messages';
import { ok, type Checked } from '../result';
import { BASE_PRICE, priceError, stakeError } from '../stake';
import type { AcceptedLoto, LotoTicket } from './ticket';
import { LOTO_PLACES, lotoDigits, lotoNumbers, lotoTypeOf } from './types';

/** Digits as many as the type takes, and a stake (spec section 5). */
export function checkLoto(ticket: LotoTicket): Checked<AcceptedLoto, ValidationCode> {
  const type = lotoTypeOf(ticket.lotoType.id);
  if (!type) return ticketError('INVALID_PLAY_TYPE');
  const digits = lotoDigits(ticket.numbers);
  const hasPlaces = ticket.numbers.length <= LOTO_PLACES;
  if (!hasPlaces || !(digits.length in type.values)) return ticketError('INVALID_NUMBER_COUNT');
  if (!/^\d+$/.test(digits)) return ticketError('INVALID_NUMBERS');
  return (
    priceError(ticket.price) ??
    stakeError(ticket.value) ??
    ok({
      lotoType: { id: type.id, name: type.name },
      numbers: lotoNumbers(digits),
      value: ticket.value,
      price: BASE_PRICE,
      isDone: true,
    })
  );
}
