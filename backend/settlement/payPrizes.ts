import type { Prize } from '@veloc/rules';
import { sql, type Transaction } from 'kysely';
import { json, type Database } from '../db/schema';
import { moving } from '../ledger/legs';
import { postJournals } from '../ledger/post';
import { recordTransactions } from '../ledger/transactions';
import type { TicketRow } from './judge';

/** A ticket with what it won in its draw. */
export interface WonTicket {
  ticket: TicketRow;
  prizes: Prize[];
  /** Đồng of all prizes together, above 0. */
  amount: number;
}

/**
 * Pays prizes now: journal, balance, transaction, payment and status of each ticket. `won` is in the order of users,
 * in which every settlement takes balances. A ticket that has its journal is not paid again.
 */
export async function payPrizes(trx: Transaction<Database>, won: readonly WonTicket[], at: Date): Promise<void> {
  if (won.length === 0) return;
  const postings = won.map(({ ticket, amount }) => ({
    userId: ticket.user_id,
    kind: 'reward' as const,
    refId: ticket.id,
    legs: moving(amount, { from: 'sys:prizes', to: 'reward' }),
    at,
  }));
  const journals = await postJournals(trx, postings);
  const paid = won.flatMap((winner) => {
    const journalId = journals.get(winner.ticket.id);
    return journalId === undefined ? [] : [{ ...winner, journalId }];
  });
  await recordTransactions(
    trx,
    paid.map(({ ticket, prizes, amount }) => ({
      userId: ticket.user_id,
      kind: 'reward' as const,
      amount,
      orderId: ticket.order_id,
      meta: { ticketId: ticket.id, prizes },
      at,
    })),
  );
  const payments = paid.map(({ ticket, amount, journalId }) => ({
    ticket_id: ticket.id,
    user_id: ticket.user_id,
    period_id: ticket.period_id,
    amount,
    journal_id: journalId,
  }));
  await sql`
    insert into prize_payments (ticket_id, user_id, period_id, amount, journal_id, paid_at)
    select ticket_id, user_id, period_id, amount, journal_id, ${at}::timestamptz
    from jsonb_to_recordset(${json(payments)}::jsonb)
      as paid(ticket_id uuid, user_id uuid, period_id text, amount bigint, journal_id uuid)`.execute(trx);
  const prizes = won.map(({ ticket, amount }) => ({ id: ticket.id, amount }));
  await sql`
    update tickets set status = 3, prize = won.amount, settled_at = ${at}
    from jsonb_to_recordset(${json(prizes)}::jsonb) as won(id uuid, amount bigint)
    where tickets.id = won.id`.execute(trx);
}
