import { groupsOf, isGroup } from '../max3d/groups';
import { refuseTicket, type ValidationCode } from '../messages';
import { ok, type Checked } from '../result';
import { BASE_PRICE, refusePrice } from '../stake';
import type { AcceptedMax3DPro, Max3DProTicket } from './ticket';
import { max3dProMethods, priceCoefOf } from './methods';
import { canPair } from './pairing';

/** Two groups of three digits, or 3 to 20 different ones for MULTIGROUP (spec section 5, decision G13). */
export function checkMax3dPro(ticket: Max3DProTicket): Checked<AcceptedMax3DPro, ValidationCode> {
  const { code, playMethod, playType } = ticket;
  const method = max3dProMethods.find(({ id }) => id === playMethod?.id);
  if (!method) return refuseTicket('INVALID_PLAY_METHOD');
  if (playType !== 'straight') return refuseTicket('INVALID_PLAY_TYPE');
  const groups = groupsOf(ticket.numbers);
  if (groups.length < method.minGroups || groups.length > method.maxGroups) return refuseTicket('INVALID_NUMBER_COUNT');
  if (!groups.every(isGroup) || !canPair(method.id, groups)) return refuseTicket('INVALID_NUMBERS');
  const priceCoef = priceCoefOf(method.id, groups);
  if ((ticket.priceCoef ?? priceCoef) !== priceCoef) return refuseTicket('INVALID_PRICE');
  // Every ordered pair is played, so the order they were written in means nothing.
  const numbers = (method.id === 'MULTIGROUP' ? groups.toSorted() : groups).join(' ');
  return (
    refusePrice(ticket.price) ??
    ok({ code, numbers, playType, playMethod: { id: method.id }, priceCoef, price: BASE_PRICE, isDone: true })
  );
}
