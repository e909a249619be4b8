import { refuseTicket, type ValidationCode } from '../messages';
import { accept, type Checked } from '../result';
import { BASE_PRICE, refusePrice } from '../stake';
import type { Max3DTicket } from '../wire/tickets';
import { groupsOf, isGroup, orderCount } from './groups';
import { max3dMethods, max3dPlayTypes } from './methods';

/** One group of three digits, or two in either order played as Max 3D+ (spec section 5, decision G12). */
export function checkMax3d(ticket: Max3DTicket): Checked<Max3DTicket, ValidationCode> {
  const { code, playType } = ticket;
  const groups = groupsOf(ticket.numbers);
  const method = max3dMethods.find(({ id, lengthGame }) =>
    ticket.playMethod ? id === ticket.playMethod.id : lengthGame === groups.length,
  );
  if (ticket.playMethod && !method) return refuseTicket('INVALID_PLAY_METHOD');
  const isKnownType = max3dPlayTypes.some((known) => known === playType);
  const needsOneGroup = playType !== 'straight';
  if (!isKnownType || (needsOneGroup && (method?.lengthGame ?? 1) > 1)) return refuseTicket('INVALID_PLAY_TYPE');
  if (groups.length !== method?.lengthGame) return refuseTicket('INVALID_NUMBER_COUNT');
  if (!groups.every(isGroup)) return refuseTicket('INVALID_NUMBERS');
  // Three equal digits have one order only, so there is nothing to play in any order.
  if (needsOneGroup && groups.some((group) => orderCount(group) === 1)) return refuseTicket('INVALID_PLAY_TYPE');
  return (
    refusePrice(ticket.price) ??
    accept({
      code,
      numbers: groups.toSorted().join(' '),
      playType,
      playMethod: { id: method.id },
      price: BASE_PRICE,
      isDone: true,
    })
  );
}
