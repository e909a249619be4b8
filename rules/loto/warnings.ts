import { lotoOneLength, lotoTwoLengths, ticketLimit } from '../texts/builders';
import { LOTO_MAX_TICKETS, lotoDigits, type LotoType } from './types';
import { lotoLengths } from './typing';

/** Why the digits do not fit the type, as the builder says it (spec section 5); null when they fit. */
export function lotoWarning(type: LotoType, numbers: string): string | null {
  const lengths = lotoLengths(type);
  if (lengths.includes(lotoDigits(numbers).length)) return null;
  const [shortest = 0, other] = lengths;
  return other === undefined ? lotoOneLength(type.name, shortest) : lotoTwoLengths(type.name, [shortest, other]);
}

/** Whether one more ticket fits: 'Số lượng vé tối đa là 10' otherwise; null when it does. */
export function lotoLimitWarning(ticketCount: number): string | null {
  return ticketCount < LOTO_MAX_TICKETS ? null : ticketLimit(LOTO_MAX_TICKETS);
}
