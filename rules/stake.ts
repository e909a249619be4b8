import { TICKET_PRICE } from './games';
import { refuseTicket } from './messages';

/** The base price as it is written on a ticket. */
export const BASE_PRICE = String(TICKET_PRICE);

/** The most times 10,000 đồng that may be staked on one play where a game takes stakes. */
export const MAX_STAKE = 100;

/** The base price of a ticket must be 10,000 đồng (spec section 5); null when it is. */
export function refusePrice(price: string | number) {
  return price === TICKET_PRICE || price === BASE_PRICE ? null : refuseTicket('INVALID_PRICE');
}

/** A stake in đồng must be 1 to 100 times the base price; null when it is. */
export function refuseStake(amount: number) {
  const times = amount / TICKET_PRICE;
  return Number.isInteger(times) && times >= 1 && times <= MAX_STAKE ? null : refuseTicket('INVALID_PRICE');
}
