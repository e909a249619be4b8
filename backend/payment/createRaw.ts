import { LOTO_MAX_TICKETS, lotoLimitWarning, type Order } from '@veloc/rules';
import type { Transaction } from 'kysely';
import { lineValidator, invalidTicket, type ResolvedLine } from '../carts/line';
import { checkCapacity, outside } from '../carts/limits';
import type { Database } from '../db/schema';
import { newId } from '../ids';
import { orderAnswer } from '../orders/answer';
import { openOrder } from '../orders/open';

export interface RawTickets {
  gameId?: unknown;
  periodId?: string | null | undefined;
  numberPeriod?: unknown;
  tickets: readonly unknown[];
  /** What the player saw as the price of all tickets, in đồng. */
  total?: unknown;
}

function orderLine({ gameId, gameName, ticket, numberPeriod, periodId, unitPrice, quantity }: ResolvedLine, now: Date) {
  const at = now.toISOString();
  const line = { id: newId(now), gameId, gameName, ticket, numberPeriod, periodId, unitPrice, quantity };
  return { ...line, totalPrice: unitPrice * quantity, addedAt: at, updatedAt: at, version: 1 };
}

/**
 * Makes an order of tickets that never were in the cart; nothing is charged.
 * Throws 422 with the code of the first ticket's first broken rule; more than ten of loto (spec section 5) are
 * VALIDATION_ERROR, and another `total` than the shop's is INVALID_PRICE.
 */
export async function createRawOrder(
  trx: Transaction<Database>,
  { userId, now, sent }: { userId: string; now: Date; sent: RawTickets },
): Promise<Order> {
  const { tickets, total, ...shared } = sent;
  if (tickets.length === 0) throw invalidTicket('MISSING_TICKET');
  checkCapacity(tickets.length - 1);
  const tooMany = shared.gameId === 'loto' ? lotoLimitWarning(tickets.length - 1) : null;
  if (tooMany !== null) throw outside(tooMany, LOTO_MAX_TICKETS);
  const sentLines = tickets.map((ticket) => ({ ...shared, ticket, quantity: 1 }));
  const lines = sentLines.map(await lineValidator(trx, sentLines, now));
  const [first] = lines;
  if (!first || lines.reduce((sum, line) => sum + line.unitPrice, 0) !== total) throw invalidTicket('INVALID_PRICE');
  const items = lines.map((line) => orderLine(line, now));
  return orderAnswer(await openOrder(trx, { userId, gameId: first.gameId, items, now }), now);
}
