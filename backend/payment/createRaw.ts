import { LOTO_MAX_TICKETS, lotoLimitWarning, type CartLineAnswer, type Order } from '@veloc/rules';
import type { Transaction } from 'kysely';
import { lineJudge, ticketRefusal, type ResolvedLine } from '../carts/line';
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

function itemOf(line: ResolvedLine, now: Date): CartLineAnswer {
  const id = newId(now);
  return {
    id,
    itemId: id,
    gameId: line.gameId,
    gameName: line.gameName,
    ticket: line.ticket,
    numberPeriod: line.numberPeriod,
    periodId: line.periodId,
    unitPrice: line.unitPrice,
    quantity: line.quantity,
    totalPrice: line.unitPrice * line.quantity,
    addedAt: now.toISOString(),
    updatedAt: now.toISOString(),
    validationStatus: 'valid',
    validationError: null,
    validationErrorCode: null,
    version: 1,
  };
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
  if (tickets.length === 0) throw ticketRefusal('MISSING_TICKET');
  checkCapacity(tickets.length - 1);
  const tooMany = shared.gameId === 'loto' ? lotoLimitWarning(tickets.length - 1) : null;
  if (tooMany !== null) throw outside(tooMany, LOTO_MAX_TICKETS);
  const sentLines = tickets.map((ticket) => ({ ...shared, ticket, quantity: 1 }));
  const lines = sentLines.map(await lineJudge(trx, sentLines, now));
  const [first] = lines;
  if (!first || lines.reduce((sum, line) => sum + line.unitPrice, 0) !== total) throw ticketRefusal('INVALID_PRICE');
  const items = lines.map((line) => itemOf(line, now));
  return orderAnswer(await openOrder(trx, { userId, gameId: first.gameId, items, now }), now);
}
