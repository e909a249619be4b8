import { choose } from '../counting';
import { TICKET_PRICE } from '../games';
import type { KenoTicket } from './ticket';

/** The numbers a ticket plays. */
export function kenoNumbers(ticket: KenoTicket): readonly number[] {
  return (ticket.isBundleTicket ? ticket.bundleSelectedNumbers : ticket.listNumber) ?? [];
}

/** How many numbers make one play. */
export function kenoLevel(ticket: KenoTicket): number {
  return ticket.isBundleTicket ? (ticket.bundleLevel ?? 0) : ticket.listNumber.length;
}

/** One play a ticket; a bao is every set of `bundleLevel` of its numbers (spec section 9). */
export function kenoLineCount(ticket: KenoTicket): number {
  return choose(kenoNumbers(ticket).length, kenoLevel(ticket));
}

/** How many times 10,000 đồng each play stakes. */
export function kenoStake(ticket: KenoTicket): number {
  return ticket.betAmount / TICKET_PRICE;
}
