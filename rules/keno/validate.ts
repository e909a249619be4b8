import { ticketError, type ValidationCode } from '../messages';
import { ascending, numbersError } from '../numbers';
import { ok, type Checked } from '../result';
import { BASE_PRICE, priceError, stakeError } from '../stake';
import { TICKET_PRICE } from '../games';
import type { AcceptedKeno, KenoTicket } from './ticket';
import { KENO_BUNDLE, KENO_MAX_LEVEL, KENO_NUMBERS, kenoLevelId, kenoLevelOf } from './methods';

/** A Keno ticket by level or, marked `isBundleTicket`, a bao. */
export function checkKeno(ticket: KenoTicket): Checked<AcceptedKeno, ValidationCode> {
  return ticket.isBundleTicket ? checkBundle(ticket) : checkLevel(ticket);
}

/** 1 to 10 different whole numbers of 1 to 80, as many as the level asks for (spec section 5). */
function checkLevel(ticket: KenoTicket): Checked<AcceptedKeno, ValidationCode> {
  const { code, label, listNumber, betAmount } = ticket;
  const level = kenoLevelOf(ticket.playMethod || kenoLevelId(listNumber.length));
  if (level === null && ticket.playMethod !== '') return ticketError('INVALID_PLAY_METHOD');
  if (level !== listNumber.length) return ticketError('INVALID_NUMBER_COUNT');
  const refusal = numbersError([listNumber, KENO_NUMBERS]) ?? priceError(ticket.price) ?? stakeError(betAmount);
  if (refusal) return refusal;
  return ok({
    code,
    label,
    listNumber: ascending(listNumber),
    playMethod: kenoLevelId(listNumber.length),
    betAmount,
    price: BASE_PRICE,
    isDone: true,
  });
}

/** 3 to 12 numbers played in all sets of 2 to 10, always fewer than the numbers (spec section 5, decision G6). */
function checkBundle(ticket: KenoTicket): Checked<AcceptedKeno, ValidationCode> {
  const { code, label, bundleLevel = 0, bundleSelectedNumbers: chosen = [] } = ticket;
  const { minSize, maxSize, minLevel } = KENO_BUNDLE;
  const playMethod = kenoLevelId(bundleLevel);
  const offered = Number.isInteger(bundleLevel) && bundleLevel >= minLevel && bundleLevel <= KENO_MAX_LEVEL;
  const named = ticket.playMethod === '' || ticket.playMethod === playMethod;
  if (!offered || !named || bundleLevel >= Math.max(chosen.length, minSize)) return ticketError('INVALID_PLAY_METHOD');
  if (chosen.length < minSize || chosen.length > maxSize) return ticketError('INVALID_NUMBER_COUNT');
  const refusal = numbersError([chosen, KENO_NUMBERS]) ?? priceError(ticket.price);
  if (refusal) return refusal;
  if (ticket.betAmount !== TICKET_PRICE) return ticketError('INVALID_PRICE');
  const numbers = ascending(chosen);
  return ok({
    code,
    label,
    listNumber: numbers,
    playMethod,
    betAmount: TICKET_PRICE,
    price: BASE_PRICE,
    isDone: true,
    isBundleTicket: true,
    bundleLevel,
    bundleSelectedNumbers: numbers,
  });
}
