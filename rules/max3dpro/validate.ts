import { groupsOf, isGroup } from '../max3d/groups';
import { ticketError, type ValidationCode } from '../messages';
import { ok, type Checked } from '../result';
import { BASE_PRICE, priceError } from '../stake';
import type { AcceptedMax3DPro, Max3DProTicket } from './ticket';
import { max3dProMethods, priceCoefOf } from './methods';
import { canPair } from './pairing';

/** Two groups of three digits, or 3 to 20 different ones for MULTIGROUP (spec section 5, decision G13). */
export function checkMax3dPro(ticket: Max3DProTicket): Checked<AcceptedMax3DPro, ValidationCode> {
  const { code, playMethod, playType } = ticket;
  const method = max3dProMethods.find(({ id }) => id === playMethod?.id);
  if (!method) return ticketError('INVALID_PLAY_METHOD');
  if (playType !== 'straight') return ticketError('INVALID_PLAY_TYPE');
  const groups = groupsOf(ticket.numbers);
  if (groups.length < method.minGroups || groups.length > method.maxGroups) return ticketError('INVALID_NUMBER_COUNT');
  if (!groups.every(isGroup) || !canPair(method.id, groups)) return ticketError('INVALID_NUMBERS');
  const priceCoef = priceCoefOf(method.id, groups);
  if ((ticket.priceCoef ?? priceCoef) !== priceCoef) return ticketError('INVALID_PRICE');
  // Every ordered pair is played, so the order they were written in means nothing.
  const numbers = (method.id === 'MULTIGROUP' ? groups.toSorted() : groups).join(' ');
  return (
    priceError(ticket.price) ??
    ok({ code, numbers, playType, playMethod: { id: method.id }, priceCoef, price: BASE_PRICE, isDone: true })
  );
}
