import type { Transaction } from 'kysely';
import { json, type Database, type WalletKind } from '../db/schema';
import { notFound } from '../http/httpError';
import { isId } from '../ids';
import { transferLegs } from '../ledger/legs';
import { postJournal } from '../ledger/post';
import { renewSearch } from '../ledger/search';
import { recordWalletTransaction, type WalletTransactionRow } from '../ledger/walletTransactions';
import { notify } from '../notifications/notify';
import { requireSoundLedger } from '../ledger/checking/requireSound';
import { beingSent, finished, notStarted, started, stoppedForOperator } from './refusals';

interface Ending {
  status: 'processing' | 'success' | 'failed' | 'cancelled';
  at: Date;
  reason?: string | undefined;
}

interface Verdict {
  /** The withdrawal's id. */
  id: string;
  at: Date;
}

/**
 * The operator's word that the money is about to be sent: from here on the player cannot take it back. Throws 404,
 * 409 WITHDRAWAL_STARTED for who says it after somebody else, lest both send it, 409 WITHDRAWAL_FINISHED, 503
 * WITHDRAWALS_STOPPED.
 */
export async function startWithdrawal(trx: Transaction<Database>, { id, at }: Verdict): Promise<WalletTransactionRow> {
  const withdrawal = await lockWithdrawal(trx, id);
  requireUnfinished(withdrawal);
  if (withdrawal.status === 'processing') throw started(withdrawal);
  await requireSoundLedger(trx, stoppedForOperator);
  return mark(trx, withdrawal, { status: 'processing', at });
}

/**
 * The operator's word that the money was sent. Saying it again changes nothing. Throws 404, 409 WITHDRAWAL_NOT_STARTED
 * for one that the player may still take back, 409 WITHDRAWAL_FINISHED, 503 WITHDRAWALS_STOPPED.
 */
export async function completeWithdrawal(
  trx: Transaction<Database>,
  { id, at }: Verdict,
): Promise<WalletTransactionRow> {
  const withdrawal = await lockWithdrawal(trx, id);
  if (withdrawal.status === 'success') return withdrawal;
  requireUnfinished(withdrawal);
  if (withdrawal.status === 'pending') throw notStarted(withdrawal);
  await requireSoundLedger(trx, stoppedForOperator);
  const { user_id: userId, amount } = withdrawal;
  await notify(trx, at, [{ userId, kind: 'withdrawalSent', params: { amount } }]);
  return mark(trx, withdrawal, { status: 'success', at });
}

/**
 * The operator's word that the money will not be sent: the held amount goes back to the balance it came from, once. One
 * that was started may have been sent by who started it, so it is given back with `isStarted` alone. Throws 404, 409
 * WITHDRAWAL_STARTED without that, 409 WITHDRAWAL_FINISHED when it was paid out.
 */
export async function rejectWithdrawal(
  trx: Transaction<Database>,
  { id, at, reason, isStarted = false }: Verdict & { reason?: string | undefined; isStarted?: boolean | undefined },
): Promise<WalletTransactionRow> {
  const withdrawal = await lockWithdrawal(trx, id);
  if (withdrawal.status === 'failed') return withdrawal;
  requireUnfinished(withdrawal);
  if (withdrawal.status === 'processing' && !isStarted) throw beingSent(withdrawal);
  const { user_id: userId, amount } = withdrawal;
  await giveBack(trx, withdrawal, at);
  await notify(trx, at, [{ userId, kind: 'withdrawalReturned', params: { amount } }]);
  return mark(trx, withdrawal, { status: 'failed', at, reason });
}

/**
 * The player wants it no more: the held amount goes back to the balance it came from, once; again changes nothing.
 * Throws 404 for another player's too, 409 WITHDRAWAL_FINISHED once the operator is sending it, or has decided.
 */
export async function cancelWithdrawal(
  trx: Transaction<Database>,
  { id, at, userId }: Verdict & { userId: string },
): Promise<WalletTransactionRow> {
  const withdrawal = await lockWithdrawal(trx, id);
  if (withdrawal.user_id !== userId) throw notFound();
  if (withdrawal.status === 'cancelled') return withdrawal;
  if (withdrawal.status !== 'pending') throw finished(withdrawal);
  await giveBack(trx, withdrawal, at);
  return mark(trx, withdrawal, { status: 'cancelled', at });
}

export async function giveBack(
  trx: Transaction<Database>,
  { id, user_id: userId, amount, bank_id: bankId, meta }: WalletTransactionRow,
  at: Date,
): Promise<void> {
  const legs = transferLegs(amount, { from: 'sys:withdraw', to: meta.source as WalletKind });
  await postJournal(trx, { userId, kind: 'withdraw_reversal', refId: id, legs, at });
  await recordWalletTransaction(trx, {
    userId,
    kind: 'withdraw_reversal',
    amount,
    bankId,
    meta: { ...meta, withdrawal: id },
    at,
  });
}

export async function lockWithdrawal(trx: Transaction<Database>, id: string): Promise<WalletTransactionRow> {
  const withdrawal = isId(id)
    ? await trx
        .selectFrom('transactions')
        .selectAll()
        .where('id', '=', id)
        .where('kind', '=', 'withdraw')
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!withdrawal) throw notFound();
  return withdrawal;
}

function requireUnfinished(withdrawal: WalletTransactionRow): void {
  const { status } = withdrawal;
  if (status !== 'pending' && status !== 'processing') throw finished(withdrawal);
}

export async function mark(
  trx: Transaction<Database>,
  { id, meta }: WalletTransactionRow,
  { status, at, reason }: Ending,
): Promise<WalletTransactionRow> {
  const marked = await trx
    .updateTable('transactions')
    .set({ status, updated_at: at, ...(reason ? { meta: json({ ...meta, reason }) } : {}) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (reason) await renewSearch(trx, id);
  return marked;
}
