import { TICKET_STATUS, type TicketStatus } from '@veloc/rules';
import { sql, type ExpressionBuilder, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { HttpError } from '../http/httpError';

/** Of tickets that a draw has won something for. */
export const WINNING: readonly TicketStatus[] = [TICKET_STATUS.won, TICKET_STATUS.awaitingPayout];
/** Of tickets that were held against their draw. */
export const JUDGED: readonly TicketStatus[] = [TICKET_STATUS.notWon, ...WINNING];
/** Of tickets that take part in their draw. */
export const PLAYED: readonly TicketStatus[] = [TICKET_STATUS.active, ...JUDGED];

/** Statuses as they are written into a statement. */
export function statusList(statuses: readonly TicketStatus[]) {
  return sql`(${sql.join(statuses.map((status) => sql.lit(status)))})`;
}

/** Whether a period of the query was ever bought, as `has_tickets`. */
export function hasTickets(where: ExpressionBuilder<Database, 'periods'>) {
  const tickets = where.selectFrom('tickets').select('id').whereRef('tickets.period_id', '=', 'periods.id');
  return where.exists(tickets).as('has_tickets');
}

function activeTickets(where: ExpressionBuilder<Database, 'periods'>) {
  return where
    .selectFrom('tickets')
    .select('id')
    .whereRef('tickets.period_id', '=', 'periods.id')
    .where('tickets.status', '=', TICKET_STATUS.active);
}

/** Whether a period of the query has a ticket that nothing has been decided about. */
export function hasOpenTickets(where: ExpressionBuilder<Database, 'periods'>) {
  return where.exists(activeTickets(where));
}

/** Whether a settlement has still to judge one: those set aside wait for an operator alone. */
export function hasUnsettledTickets(where: ExpressionBuilder<Database, 'periods'>) {
  return where.exists(activeTickets(where).where('tickets.set_aside_at', 'is', null));
}

/** Whether tickets of a draw are judged now. Certain where the caller has locked the draw. */
export async function isInSettlement(trx: Transaction<Database>, drawId: string): Promise<boolean> {
  const unsettled = await trx
    .selectFrom('periods')
    .select('id')
    .where('draw_id', '=', drawId)
    .where('status', '=', 'drawn')
    .executeTakeFirst();
  return unsettled !== undefined;
}

/**
 * Opens tickets of a settled draw, which the caller has locked, so that the settlement judges them again beside what they
 * were paid; also those that were set aside once. Who has hidden one that lost sees it again, since it may win now. `which`
 * tells them by `tickets`. Answers how many they are.
 */
export async function reopenTickets(
  trx: Transaction<Database>,
  drawId: string,
  which: RawBuilder<boolean>,
): Promise<number> {
  const { rows } = await sql<{ period_id: string }>`
    update tickets set status = ${sql.lit(TICKET_STATUS.active)}, prize = 0, settled_at = null, set_aside_at = null,
      hidden_at = null
    from periods
    where periods.id = tickets.period_id and periods.draw_id = ${drawId} and periods.status = 'settled'
      and tickets.status in ${statusList(PLAYED)} and ${which}
    returning tickets.period_id`.execute(trx);
  const periods = [...new Set(rows.map(({ period_id: periodId }) => periodId))];
  if (periods.length > 0) {
    await trx.updateTable('periods').set({ status: 'drawn' }).where('id', 'in', periods).execute();
  }
  return rows.length;
}

export function inSettlement(): HttpError {
  return new HttpError(409, 'DRAW_IN_SETTLEMENT', 'Vé của kỳ này đang được dò. Hãy thử lại sau ít phút.');
}
