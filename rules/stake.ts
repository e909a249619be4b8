import { TICKET_PRICE } from './games';
import { ticketError } from './messages';

/** The base price as it is written on a ticket. */
export const BASE_PRICE = String(TICKET_PRICE);

/** The most times 10,000 đồng that may be staked on one play where a game takes stakes. */
export const MAX_STAKE = 100;

/** The base price of a ticket must be 10,000 đồng (spec section 5); null when it is. */
export function priceError(price: string) {
  return price === BASE_PRICE ? null : ticketError('INVALID_PRICE');
}

/** Whether a stake in đồng is 1 to 100 times the base price (decision G18). */
export function isStake(amount: number): boolean {
  const times = amount / TICKET_PRICE;
  return Number.isInteger(times) && times >= 1 && times <= MAX_STAKE;
}

/** The refusal of a stake that is none; null when it is one. */
export function stakeError(amount: number) {
  return isStake(amount) ? null : ticketError('INVALID_PRICE');
}
