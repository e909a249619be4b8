import { ticketError, type ValidationCode } from '../messages';
import { ok, type Checked } from '../result';
import { BASE_PRICE, priceError } from '../stake';
import type { ClassicTicket } from './ticket';
import { classicResultId, dateOfResultId } from './resultId';

const DIGITS = { from: 2, to: 4 } as const;

/** 2 to 4 digits of one channel and day, and how many tickets of 10,000 đồng (spec section 5). */
export function checkClassic(ticket: ClassicTicket): Checked<ClassicTicket, ValidationCode> {
  const { numbers, amount, channelId, resultDate } = ticket;
  const resultId = classicResultId(channelId, resultDate);
  if (numbers.length < DIGITS.from || numbers.length > DIGITS.to) return ticketError('INVALID_NUMBER_COUNT');
  if (!/^\d+$/.test(numbers)) return ticketError('INVALID_NUMBERS');
  const refusal = priceError(ticket.price);
  if (refusal) return refusal;
  if (!Number.isSafeInteger(amount) || amount < 1) return ticketError('INVALID_PRICE');
  const namedDay = dateOfResultId(ticket.resultId || resultId);
  if (channelId === '' || namedDay === null || namedDay !== resultDate) return ticketError('INVALID_PERIOD');
  return ok({ ...ticket, resultId, price: BASE_PRICE, isDone: true });
}
