import { refuseTicket, type ValidationCode } from '../messages';
import { ok, type Checked } from '../result';
import { BASE_PRICE, refusePrice, refuseStake } from '../stake';
import type { AcceptedLoto, LotoTicket } from './ticket';
import { LOTO_PLACES, lotoDigits, lotoNumbers, lotoTypeOf } from './types';

/** Digits as many as the type takes, and a stake (spec section 5). */
export function checkLoto(ticket: LotoTicket): Checked<AcceptedLoto, ValidationCode> {
  const type = lotoTypeOf(ticket.lotoType.id);
  if (!type) return refuseTicket('INVALID_PLAY_TYPE');
  const digits = lotoDigits(ticket.numbers);
  const hasPlaces = ticket.numbers.length <= LOTO_PLACES;
  if (!hasPlaces || !(digits.length in type.values)) return refuseTicket('INVALID_NUMBER_COUNT');
  if (!/^\d+$/.test(digits)) return refuseTicket('INVALID_NUMBERS');
  return (
    refusePrice(ticket.price) ??
    refuseStake(ticket.value) ??
    ok({
      lotoType: { id: type.id, name: type.name },
      numbers: lotoNumbers(digits),
      value: ticket.value,
      price: BASE_PRICE,
      isDone: true,
    })
  );
}
