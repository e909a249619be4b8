import type { Transaction } from 'kysely';
import { json, type ClaimedPrize, type Database } from '../db/schema';
import { newId } from '../ids';
import { transferLegs } from '../ledger/legs';
import { postJournal } from '../ledger/post';
import type { TicketRow } from '../settlement/prizeEvaluator';

interface Counting {
  ticket: Pick<TicketRow, 'id' | 'user_id'>;
  /** Đồng before tax of all that the ticket has won, as far as it has a figure. */
  won: number;
  /** What the ticket has won, one by one. */
  prizes: readonly ClaimedPrize[];
  at: Date;
}

/** Đồng before tax. */
export interface Counted {
  /** What was paid on an earlier result; 0 for most tickets. */
  paid: number;
  /** What of the prize is not paid. */
  due: number;
}

/**
 * Counts what a ticket was paid on a wrong result, or by winners or a pool that were not all known, towards what it has
 * won: what goes beyond that stays the player's and is the shop's loss, and a loss that an earlier count booked is taken
 * back as far as it is won after all. The caller has locked the ticket.
 */
export async function countPaid(trx: Transaction<Database>, { ticket, won, prizes, at }: Counting): Promise<Counted> {
  const payment = await trx
    .selectFrom('prize_payments')
    .select(['amount', 'kept'])
    .where('ticket_id', '=', ticket.id)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) return { paid: 0, due: won };
  const paid = payment.amount;
  const kept = Math.max(0, paid - won);
  const more = kept - payment.kept;
  if (more !== 0) {
    await postJournal(trx, {
      userId: ticket.user_id,
      kind: 'prize_correction',
      refId: `${ticket.id}:${newId(at)}`,
      legs:
        more > 0
          ? transferLegs(more, { from: 'sys:corrections', to: 'sys:prizes' })
          : transferLegs(-more, { from: 'sys:prizes', to: 'sys:corrections' }),
      at,
    });
  }
  await trx
    .updateTable('prize_payments')
    .set({ kept, prizes: json(prizes) })
    .where('ticket_id', '=', ticket.id)
    .execute();
  return { paid, due: Math.max(0, won - paid) };
}
