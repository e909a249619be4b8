import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { WalletTransactionRow } from '../ledger/walletTransactions';
import { notify } from '../notifications/notify';
import { arrivalsOf, bouncedBy, referenceKnown, requireBanksReference, type Arrival } from '../topup/arrivals';
import { giveBack, lockWithdrawal, mark } from './finish';
import { bouncedByAnother, finished, notSent, otherAmount, sentBack } from './refusals';

interface Bounce {
  id: string;
  /** The bank's, of the transfer that came back, and its đồng. */
  reference: string;
  amount: number;
  /** That it is this withdrawal and this reference, whatever speaks against it. */
  isSure: boolean;
  at: Date;
}

/**
 * The operator's word that the bank has returned what was sent, by the bank's `reference`: the amount goes back to the
 * balance it came from, once, and saying it again by the same reference changes nothing. Throws 404, 400 for an id of the
 * shop's own, 409 WITHDRAWAL_NOT_SENT for one that waits or is being sent, 409 WITHDRAWAL_FINISHED for one that was refused
 * or cancelled, 409 REFERENCE_KNOWN when the reference brought another one back or money for a top-up; and until it
 * `isSure`, 409 WITHDRAWAL_FINISHED for one that came back by another reference, which was mistyped then and is replaced,
 * 409 AMOUNT_UNUSUAL where another amount came back than was sent (a bank may keep some for the return), and 409
 * TRANSFER_RETURNED where the transfer was said to have been sent back.
 */
export async function bounceWithdrawal(
  trx: Transaction<Database>,
  { id, reference, amount: returned, isSure, at }: Bounce,
): Promise<WalletTransactionRow> {
  const withdrawal = await lockWithdrawal(trx, id);
  await requireBanksReference(trx, reference);
  const known = await bouncedBy(trx, reference);
  if (known?.withdrawal_id === withdrawal.id) return withdrawal;
  const arrivals = await arrivalsOf(trx, reference);
  if (known || arrivals.some(isInWallet)) throw referenceKnown(reference);
  const before = await bounceOf(trx, withdrawal);
  if (withdrawal.status === 'pending' || withdrawal.status === 'processing') throw notSent(withdrawal);
  if (before && !isSure) throw bouncedByAnother(withdrawal, before.reference);
  if (withdrawal.status !== 'success' && !before) throw finished(withdrawal);
  if (returned !== withdrawal.amount && !isSure) throw otherAmount(withdrawal, returned);
  if (arrivals.some(({ state }) => state === 'returned') && !isSure) throw sentBack(withdrawal, reference);
  await note(trx, { withdrawal_id: withdrawal.id, reference, bounced_at: before?.bounced_at ?? at });
  await acceptReturned(trx, arrivals);
  if (before) return withdrawal;

  const { user_id: userId, amount } = withdrawal;
  await giveBack(trx, withdrawal, at);
  await notify(trx, at, [{ userId, kind: 'withdrawalReturned', params: { amount } }]);
  return mark(trx, withdrawal, { status: 'failed', at, reason: 'Ngân hàng đã trả lại khoản chuyển' });
}

function isInWallet({ state }: Arrival): boolean {
  return state === 'credited' || state === 'matched';
}

function bounceOf(trx: Transaction<Database>, { id }: WalletTransactionRow) {
  return trx
    .selectFrom('bounced_withdrawals')
    .select(['reference', 'bounced_at'])
    .where('withdrawal_id', '=', id)
    .executeTakeFirst();
}

async function note(
  trx: Transaction<Database>,
  bounce: { withdrawal_id: string; reference: string; bounced_at: Date },
): Promise<void> {
  await trx
    .insertInto('bounced_withdrawals')
    .values(bounce)
    .onConflict((conflict) => conflict.column('withdrawal_id').doUpdateSet({ reference: sql`excluded.reference` }))
    .execute();
}

/** It is known of them that they stand beside what came back. */
async function acceptReturned(trx: Transaction<Database>, arrivals: readonly Arrival[]): Promise<void> {
  const ids = arrivals.filter(({ state }) => state === 'returned').map(({ id }) => id);
  if (ids.length > 0) await trx.updateTable('arrivals').set({ accepted: true }).where('id', 'in', ids).execute();
}
