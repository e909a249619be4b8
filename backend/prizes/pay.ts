import { taxOnPrize, type Prize } from '@veloc/rules';
import { sql, type Transaction } from 'kysely';
import type { ClaimedPrize, Database } from '../db/schema';
import type { Leg } from '../ledger/legs';
import { postJournal } from '../ledger/post';
import { recordWalletTransaction } from '../ledger/walletTransactions';
import type { TicketRow } from '../settlement/prizeEvaluator';

export interface Payment {
  ticket: Pick<TicketRow, 'id' | 'user_id' | 'order_id' | 'period_id' | 'copies'>;
  /** Đồng before tax, above 0. */
  amount: number;
  prizes: readonly (Prize | ClaimedPrize)[];
  from: 'sys:prizes' | 'sys:prizes-owed';
  /** When the draw was; the tax in force then counts. */
  drawnAt: Date;
  withholdTax: boolean;
  /** The operator's word that a sum without a figure is right, however far it is from the estimate. */
  isConfirmed?: boolean;
  /** What a corrected result adds to a payment made before; its id keeps the two journals apart. */
  adds?: { id: string; paid: number };
  at: Date;
}

/** `amount` đồng before tax leaves `from`; what is withheld goes to the tax office's account. */
export function prizeLegs({ from, amount, tax }: Pick<Payment, 'from' | 'amount'> & { tax: number }): Leg[] {
  return [
    { account: from, amount: -amount },
    { account: 'reward', amount: amount - tax },
    ...(tax > 0 ? [{ account: 'sys:tax', amount: tax } as const] : []),
  ];
}

/** Credits a prize, less the tax where it is withheld. Answers what of it arrived and what was withheld, in đồng. */
export async function payPrize(
  trx: Transaction<Database>,
  { ticket, amount, prizes, from, drawnAt, withholdTax, isConfirmed = false, adds, at }: Payment,
): Promise<{ net: number; tax: number }> {
  const { id, user_id: userId, order_id: orderId, period_id, copies } = ticket;
  const taxOn = (prize: number) => taxOnPrize({ prize, copies, at: drawnAt });
  const paid = adds?.paid ?? 0;
  // Of what was paid before, the tax is settled: withheld then, or the player's to declare. Rounding may make a last đồng
  // all tax, and a payment of nothing is none.
  const tax = withholdTax ? Math.min(taxOn(paid + amount) - taxOn(paid), amount - 1) : 0;
  const net = amount - tax;
  const legs = prizeLegs({ from, amount, tax });
  const refId = adds ? `${id}:${adds.id}` : id;
  const { journalId, posted } = await postJournal(trx, { userId, kind: 'reward', refId, legs, at });
  if (!posted) throw new Error(`The prize of ticket ${id} was paid before (${refId}); run the ledger check.`);
  const meta = { ticketId: id, prizes, ...(tax > 0 && { gross: amount, tax }), ...(isConfirmed && { isConfirmed }) };
  await recordWalletTransaction(trx, { userId, kind: 'reward', amount: net, orderId, meta, at });
  await trx
    .insertInto('prize_payments')
    .values({ ticket_id: id, user_id: userId, period_id, amount, tax, journal_id: journalId, paid_at: at })
    .onConflict((conflict) =>
      conflict.column('ticket_id').doUpdateSet({
        amount: sql`prize_payments.amount + excluded.amount`,
        tax: sql`prize_payments.tax + excluded.tax`,
        prizes: null,
      }),
    )
    .execute();
  return { net, tax };
}
