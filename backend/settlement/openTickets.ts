import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../db/schema';

const ACTIVE = 1;

/** Whether a period of the query has a ticket that nothing has been decided about. */
export function hasOpenTickets(where: ExpressionBuilder<Database, 'periods'>) {
  return where.exists(
    where
      .selectFrom('tickets')
      .select('id')
      .whereRef('tickets.period_id', '=', 'periods.id')
      .where('tickets.status', '=', ACTIVE),
  );
}
