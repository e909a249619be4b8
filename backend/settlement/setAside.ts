import { sql, type Transaction } from 'kysely';
import { json, type Database } from '../db/schema';
import type { Shop } from '../shop';
import type { TicketRow } from './prizeEvaluator';

/** A ticket with why nobody can tell what it won. */
export interface UnreadTicket {
  ticket: TicketRow;
  reason: string;
}

/** Keeps tickets that cannot be judged for an operator: `npm run operator -- tickets set-aside` lists them. */
export async function setAside(
  { log }: Pick<Shop, 'log'>,
  trx: Transaction<Database>,
  unread: readonly UnreadTicket[],
  at: Date,
): Promise<void> {
  const rows = unread.map(({ ticket, reason }) => ({ id: ticket.id, reason }));
  await sql`
    update tickets set set_aside_at = coalesce(set_aside_at, ${at}), set_aside_reason = unread.reason,
      judge_attempts = judge_attempts + 1
    from jsonb_to_recordset(${json(rows)}::jsonb) as unread(id uuid, reason text)
    where tickets.id = unread.id`.execute(trx);
  for (const { ticket, reason } of unread) {
    log.error(
      `ticket ${ticket.id} of ${ticket.period_id} cannot be evaluated and is set aside; the others of its draw are paid. ` +
        `Refund it or let a later release read it: npm run operator -- tickets set-aside`,
      reason,
    );
  }
}
