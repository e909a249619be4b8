import { TICKET_STATUS, taxOnPrize } from '@veloc/rules';
import { sql, type Transaction } from 'kysely';
import { json, type ClaimedPrize, type Database } from '../db/schema';
import { prizeLegs } from '../prizes/pay';
import { postJournals } from '../ledger/post';
import { recordWalletTransactions } from '../ledger/walletTransactions';
import type { TicketRow } from './prizeEvaluator';

/** A ticket with what it won in its draw. */
export interface WonTicket {
  ticket: TicketRow;
  prizes: ClaimedPrize[];
  /** Đồng of all prizes together, above 0. */
  amount: number;
}

interface Paying {
  /** When the draw was; the tax in force then counts. */
  drawnAt: Date;
  withholdTax: boolean;
  at: Date;
}

/**
 * Pays prizes now: journal, balance, transaction, payment and status of each ticket. `won` is in the order of users,
 * in which every settlement takes balances. A ticket that has its journal is not paid again.
 * Answers what arrives for each ticket, in đồng.
 */
export async function payPrizes(
  trx: Transaction<Database>,
  winners: readonly WonTicket[],
  { drawnAt, withholdTax, at }: Paying,
): Promise<ReadonlyMap<string, number>> {
  if (winners.length === 0) return new Map();
  const won = winners.map((winner) => {
    const { amount, ticket } = winner;
    const tax = withholdTax ? taxOnPrize({ prize: amount, copies: ticket.copies, at: drawnAt }) : 0;
    return { ...winner, tax };
  });
  const postings = won.map(({ ticket, amount, tax }) => ({
    userId: ticket.user_id,
    kind: 'reward' as const,
    refId: ticket.id,
    legs: prizeLegs({ from: 'sys:prizes', amount, tax }),
    at,
  }));
  const journals = await postJournals(trx, postings);
  const paid = won.flatMap((winner) => {
    const journalId = journals.get(winner.ticket.id);
    return journalId === undefined ? [] : [{ ...winner, journalId }];
  });
  await recordWalletTransactions(
    trx,
    paid.map(({ ticket, prizes, amount, tax }) => ({
      userId: ticket.user_id,
      kind: 'reward' as const,
      amount: amount - tax,
      orderId: ticket.order_id,
      meta: { ticketId: ticket.id, prizes, ...(tax > 0 ? { gross: amount, tax } : {}) },
      at,
    })),
  );
  const payments = paid.map(({ ticket, amount, tax, journalId }) => ({
    ticket_id: ticket.id,
    user_id: ticket.user_id,
    period_id: ticket.period_id,
    amount,
    tax,
    journal_id: journalId,
  }));
  await sql`
    insert into prize_payments (ticket_id, user_id, period_id, amount, tax, journal_id, paid_at)
    select ticket_id, user_id, period_id, amount, tax, journal_id, ${at}::timestamptz
    from jsonb_to_recordset(${json(payments)}::jsonb)
      as paid(ticket_id uuid, user_id uuid, period_id text, amount bigint, tax bigint, journal_id uuid)`.execute(trx);
  const prizes = won.map(({ ticket, amount }) => ({ id: ticket.id, amount }));
  await sql`
    update tickets set status = ${sql.lit(TICKET_STATUS.won)}, prize = won.amount, settled_at = ${at}
    from jsonb_to_recordset(${json(prizes)}::jsonb) as won(id uuid, amount bigint)
    where tickets.id = won.id`.execute(trx);
  return new Map(won.map(({ ticket, amount, tax }) => [ticket.id, amount - tax]));
}
