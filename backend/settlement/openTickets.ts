import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../db/schema';

const ACTIVE = 1;

function activeTickets(where: ExpressionBuilder<Database, 'periods'>) {
  return where
    .selectFrom('tickets')
    .select('id')
    .whereRef('tickets.period_id', '=', 'periods.id')
    .where('tickets.status', '=', ACTIVE);
}

/** Whether a period of the query has a ticket that nothing has been decided about. */
export function hasOpenTickets(where: ExpressionBuilder<Database, 'periods'>) {
  return where.exists(activeTickets(where));
}

/** Whether a settlement has still to judge one: those set aside wait for an operator alone. */
export function hasTicketsToJudge(where: ExpressionBuilder<Database, 'periods'>) {
  return where.exists(activeTickets(where).where('tickets.set_aside_at', 'is', null));
}
