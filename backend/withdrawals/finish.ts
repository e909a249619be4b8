import type { Transaction } from 'kysely';
import { json, type Database, type WalletKind } from '../db/schema';
import { notFound, Refusal } from '../http/refusal';
import { isId } from '../ids';
import { moving } from '../ledger/legs';
import { postJournal } from '../ledger/post';
import { recordTransaction, type TransactionRow } from '../ledger/transactions';
import { withdrawalReturnedNotice, withdrawnNotice } from '../notifications/moneyNotices';
import { notify } from '../notifications/notify';

interface Verdict {
  /** The withdrawal's id. */
  id: string;
  at: Date;
}

/** The operator's word that the money was sent. Saying it again changes nothing. Throws 404, 409 WITHDRAWAL_FINISHED. */
export async function completeWithdrawal(trx: Transaction<Database>, { id, at }: Verdict): Promise<TransactionRow> {
  const withdrawal = await lockWithdrawal(trx, id);
  if (withdrawal.status === 'success') return withdrawal;
  refuseFinished(withdrawal);
  const { user_id: userId, amount } = withdrawal;
  await notify(trx, at, [withdrawnNotice({ userId, amount })]);
  return mark(trx, withdrawal, { status: 'success', at });
}

/**
 * The operator's word that the money will not be sent: the held amount goes back to the balance it came from, once.
 * Throws 404, 409 WITHDRAWAL_FINISHED when it was paid out.
 */
export async function rejectWithdrawal(
  trx: Transaction<Database>,
  { id, at, reason }: Verdict & { reason?: string | undefined },
): Promise<TransactionRow> {
  const withdrawal = await lockWithdrawal(trx, id);
  if (withdrawal.status === 'failed') return withdrawal;
  refuseFinished(withdrawal);
  const { user_id: userId, amount, bank_id: bankId, meta } = withdrawal;
  const legs = moving(amount, { from: 'sys:withdraw', to: meta.source as WalletKind });
  await postJournal(trx, { userId, kind: 'withdraw_reversal', refId: id, legs, at });
  await recordTransaction(trx, {
    userId,
    kind: 'withdraw_reversal',
    amount,
    bankId,
    meta: { ...meta, withdrawal: id },
    at,
  });
  await notify(trx, at, [withdrawalReturnedNotice({ userId, amount })]);
  return mark(trx, withdrawal, { status: 'failed', at, reason });
}

async function lockWithdrawal(trx: Transaction<Database>, id: string): Promise<TransactionRow> {
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

function refuseFinished({ id, status }: TransactionRow): void {
  if (status === 'pending' || status === 'processing') return;
  throw new Refusal(409, 'WITHDRAWAL_FINISHED', 'Yêu cầu rút tiền đã được xử lý', { id, status });
}

function mark(
  trx: Transaction<Database>,
  { id, meta }: TransactionRow,
  { status, at, reason }: { status: 'success' | 'failed'; at: Date; reason?: string | undefined },
): Promise<TransactionRow> {
  return trx
    .updateTable('transactions')
    .set({ status, updated_at: at, ...(reason ? { meta: json({ ...meta, reason }) } : {}) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
