import { TICKET_STATUS } from '@veloc/rules';
import type { Insertable, Transaction } from 'kysely';
import { json, type Database } from '../db/schema';
import type { LockedRuns } from '../draws/lockOpenPeriods';
import { newId } from '../ids';
import type { OrderRow } from '../orders/answer';
import { ticketLetterOf } from '../tickets/ticketLetter';

/** Rows of one insert: PostgreSQL takes 65,535 values a statement. */
const BATCH = 1000;

function ticketsOf(order: OrderRow, { stampedAt, periods }: LockedRuns): Insertable<Database['tickets']>[] {
  return order.items.flatMap((item, line) =>
    (periods[line] ?? []).map((period, drawIndex) => ({
      id: newId(stampedAt),
      order_id: order.id,
      user_id: order.user_id,
      game_id: item.gameId,
      period_id: period.id,
      dial_at: period.dial_at,
      line,
      draw_index: drawIndex,
      copies: item.quantity,
      code: ticketLetterOf(order.items, line),
      payload: json(item.ticket),
      price: (item.unitPrice / item.numberPeriod) * item.quantity,
      status: TICKET_STATUS.active,
      created_at: stampedAt,
      settled_at: null,
      hidden_at: null,
    })),
  );
}

/** Writes one ticket a line and draw, stamped with the clock reading that admitted them. Answers their ids. */
export async function writeTickets(trx: Transaction<Database>, order: OrderRow, locked: LockedRuns): Promise<string[]> {
  const tickets = ticketsOf(order, locked);
  for (let from = 0; from < tickets.length; from += BATCH) {
    await trx
      .insertInto('tickets')
      .values(tickets.slice(from, from + BATCH))
      .execute();
  }
  return tickets.map(({ id }) => id);
}
