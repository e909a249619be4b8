import { refuseTicket, type ValidationCode } from '../messages';
import { accept, type Checked } from '../result';
import { BASE_PRICE, refusePrice } from '../stake';
import { vietnamInstant } from '../vietnamTime';
import type { ClassicTicket } from '../wire/tickets';

const DIGITS = { from: 2, to: 4 } as const;

/** 2 to 4 digits of one channel and day, and how many tickets of 10,000 đồng (spec section 5). */
export function checkClassic(ticket: ClassicTicket): Checked<ClassicTicket, ValidationCode> {
  const { numbers, amount, channelId, resultDate } = ticket;
  if (numbers.length < DIGITS.from || numbers.length > DIGITS.to) return refuseTicket('INVALID_NUMBER_COUNT');
  if (!/^\d+$/.test(numbers)) return refuseTicket('INVALID_NUMBERS');
  const refusal = refusePrice(ticket.price);
  if (refusal) return refusal;
  if (!Number.isSafeInteger(amount) || amount < 1) return refuseTicket('INVALID_PRICE');
  if (channelId === '' || vietnamInstant(resultDate, '00:00') === null) return refuseTicket('INVALID_PERIOD');
  return accept({ ...ticket, price: BASE_PRICE, isDone: true });
}

/** The day in a result id, whose last eight characters are ddmmyyyy, as dd/mm/yyyy; null when they are no day. */
export function dateOfResultId(resultId: string): string | null {
  const parts = /(\d{2})(\d{2})(\d{4})$/.exec(resultId);
  if (!parts) return null;
  const date = `${parts[1]}/${parts[2]}/${parts[3]}`;
  return vietnamInstant(date, '00:00') === null ? null : date;
}
