import type { MegaTicket } from './ticket';
import { megaUnit } from './methods';

/** Unit of the ticket's method (spec section 9), read from the numbers themselves. */
export function megaLineCount(ticket: MegaTicket): number {
  return megaUnit(ticket.listNumber.length);
}
