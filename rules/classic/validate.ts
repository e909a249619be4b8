import { refuseTicket, type ValidationCode } from '../messages';
import { ok, type Checked } from '../result';
import { BASE_PRICE, refusePrice } from '../stake';
import type { ClassicTicket } from './ticket';
import { classicResultId, dateOfResultId } from './resultId';

const DIGITS = { from: 2, to: 4 } as const;

/** 2 to 4 digits of one channel and day, and how many tickets of 10,000 đồng (spec section 5). */
export function checkClassic(ticket: ClassicTicket): Checked<ClassicTicket, ValidationCode> {
  const { numbers, amount, channelId, resultDate } = ticket;
  const resultId = classicResultId(channelId, resultDate);
  if (numbers.length < DIGITS.from || numbers.length > DIGITS.to) return refuseTicket('INVALID_NUMBER_COUNT');
  if (!/^\d+$/.test(numbers)) return refuseTicket('INVALID_NUMBERS');
  const refusal = refusePrice(ticket.price);
  if (refusal) return refusal;
  if (!Number.isSafeInteger(amount) || amount < 1) return refuseTicket('INVALID_PRICE');
  const namedDay = dateOfResultId(ticket.resultId || resultId);
  if (channelId === '' || namedDay === null || namedDay !== resultDate) return refuseTicket('INVALID_PERIOD');
  return ok({ ...ticket, resultId, price: BASE_PRICE, isDone: true });
}
