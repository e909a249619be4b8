import { ticketError, type ValidationCode } from '../messages';
import { ok, type Checked } from '../result';
import { BASE_PRICE, priceError } from '../stake';
import type { AcceptedMax3D, Max3DTicket } from './ticket';
import { groupsOf, isGroup } from './groups';
import { max3dMethods, max3dPlayTypesOf, type Max3DPlayType } from './methods';

/** One group of three digits, or two in either order played as Max 3D+ (spec section 5, decision G12). */
export function checkMax3d(ticket: Max3DTicket): Checked<AcceptedMax3D, ValidationCode> {
  const { code } = ticket;
  const groups = groupsOf(ticket.numbers);
  const method = max3dMethods.find(({ id, lengthGame }) =>
    ticket.playMethod ? id === ticket.playMethod.id : lengthGame === groups.length,
  );
  if (ticket.playMethod && !method) return ticketError('INVALID_PLAY_METHOD');
  // What three equal digits cannot be played as is asked of a single number only; others are counted first.
  const only = groups.length === 1 ? groups.filter(isGroup) : [];
  const playTypes: readonly Max3DPlayType[] = method?.id === 'MAX3DPLUS' ? ['straight'] : max3dPlayTypesOf(only);
  const playType = playTypes.find((known) => known === ticket.playType);
  if (!playType) return ticketError('INVALID_PLAY_TYPE');
  if (groups.length !== method?.lengthGame) return ticketError('INVALID_NUMBER_COUNT');
  if (!groups.every(isGroup)) return ticketError('INVALID_NUMBERS');
  return (
    priceError(ticket.price) ??
    ok({
      code,
      numbers: groups.toSorted().join(' '),
      playType,
      playMethod: { id: method.id },
      price: BASE_PRICE,
      isDone: true,
    })
  );
}
