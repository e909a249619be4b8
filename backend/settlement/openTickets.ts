import { TICKET_STATUS } from '@veloc/rules';
import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { HttpError } from '../http/httpError';

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

export function inSettlement(): HttpError {
  return new HttpError(409, 'DRAW_IN_SETTLEMENT', 'Vé của kỳ này đang được dò. Hãy thử lại sau ít phút.');
}
