import { refuseTicket, type ValidationCode } from '../messages';
import { accept, type Checked } from '../result';
import { BASE_PRICE, refusePrice, refuseStake } from '../stake';
import type { LotoTicket } from '../wire/tickets';
import { lotoDigits, lotoTypeOf } from './types';

const PLACES = 4;

/** Digits as many as the type takes, and a stake (spec section 5). */
export function checkLoto(ticket: LotoTicket): Checked<LotoTicket, ValidationCode> {
  const type = lotoTypeOf(ticket.lotoType.id);
  if (!type) return refuseTicket('INVALID_PLAY_TYPE');
  const digits = lotoDigits(ticket.numbers);
  if (!(digits.length in type.values)) return refuseTicket('INVALID_NUMBER_COUNT');
  if (!/^\d+$/.test(digits)) return refuseTicket('INVALID_NUMBERS');
  return (
    refusePrice(ticket.price) ??
    refuseStake(ticket.value) ??
    accept({
      lotoType: { id: type.id, name: type.name },
      numbers: digits.padStart(PLACES, '-'),
      value: ticket.value,
      price: BASE_PRICE,
      isDone: true,
    })
  );
}
