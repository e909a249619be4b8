import type { Transaction } from 'kysely';
import { json, type Database } from '../db/schema';
import { notFound, Refusal } from '../http/refusal';
import { isId } from '../ids';
import { moving } from '../ledger/legs';
import { postJournal } from '../ledger/post';
import { recordTransaction, type TransactionRow } from '../ledger/transactions';
import { topUpNotice } from '../notifications/moneyNotices';
import { notify } from '../notifications/notify';

const GATEWAY = 'gateway';

export interface Received {
  /** The top-up's id. */
  id: string;
  /** The bank's own reference: what makes a transfer that is reported twice the same one. */
  providerRef: string;
  /** What arrived, in đồng. */
  amount: number;
  at: Date;
}

/**
 * Credits money that arrived for a top-up to the wallet, once a provider reference. A second transfer with the memo of
 * a finished top-up is money too and becomes a top-up of its own. An amount other than the one asked for credits
 * nothing: it is noted for the operator to judge, and answered as 422 AMOUNT_MISMATCH. Throws 404 for an unknown
 * top-up.
 */
export async function creditTopUp(
  trx: Transaction<Database>,
  { id, providerRef, amount, at }: Received,
): Promise<Refusal | void> {
  const topUp = await lockTopUp(trx, id);
  const reported = await trx
    .selectFrom('transactions')
    .select('id')
    .where('provider', '=', GATEWAY)
    .where('provider_ref', '=', providerRef)
    .executeTakeFirst();
  if (reported) return undefined;
  const asked = askedFor(topUp);
  if (amount !== asked) {
    await noteArrival(trx, topUp, { providerRef, amount, at });
    return new Refusal(422, 'AMOUNT_MISMATCH', 'Số tiền nhận được khác số tiền đã yêu cầu', { asked, amount });
  }
  const isFirst = topUp.status !== 'success';
  const credited = isFirst
    ? await finish(trx, id, { provider: GATEWAY, provider_ref: providerRef, updated_at: at })
    : await recordTransaction(trx, {
        userId: topUp.user_id,
        kind: 'topup',
        amount,
        bankId: topUp.bank_id,
        provider: GATEWAY,
        providerRef,
        at,
      });
  await postTopUp(trx, credited, at);
  return undefined;
}

/**
 * The operator's word that a top-up's money is there: credits what was asked for, or what the bank reported instead of
 * it, once. Throws 404.
 */
export async function confirmTopUp(
  trx: Transaction<Database>,
  { id, at }: { id: string; at: Date },
): Promise<TransactionRow> {
  const topUp = await lockTopUp(trx, id);
  if (topUp.status === 'success') return topUp;
  const amount = arrivalsOf(topUp).at(-1)?.amount ?? topUp.amount;
  const credited = await finish(trx, id, {
    amount,
    provider: 'operator',
    updated_at: at,
    meta: json({ ...topUp.meta, asked: askedFor(topUp) }),
  });
  await postTopUp(trx, credited, at);
  return credited;
}

/** The gateway's word that no money will come. A top-up that was credited stays credited. Throws 404. */
export async function failTopUp(trx: Transaction<Database>, { id, at }: { id: string; at: Date }): Promise<void> {
  const topUp = await lockTopUp(trx, id);
  if (topUp.status !== 'pending') return;
  await trx.updateTable('transactions').set({ status: 'failed', updated_at: at }).where('id', '=', id).execute();
}

interface Arrival {
  providerRef: string;
  /** Đồng. */
  amount: number;
}

/** Transfers with this memo that were not what had been asked for, oldest first. */
function arrivalsOf({ meta }: TransactionRow): Arrival[] {
  return (meta.arrivals ?? []) as Arrival[];
}

/** What the code said, also after the operator credited another amount. */
function askedFor({ meta, amount }: TransactionRow): number {
  return (meta.asked as number | undefined) ?? amount;
}

async function noteArrival(
  trx: Transaction<Database>,
  topUp: TransactionRow,
  { at, ...arrival }: Arrival & { at: Date },
) {
  const arrivals = arrivalsOf(topUp);
  if (arrivals.some(({ providerRef }) => providerRef === arrival.providerRef)) return;
  await trx
    .updateTable('transactions')
    .set({
      meta: json({ ...topUp.meta, arrivals: [...arrivals, arrival] }),
      // The player sees that the transfer is being looked at.
      ...(topUp.status === 'success' ? {} : { status: 'processing' as const }),
      updated_at: at,
    })
    .where('id', '=', topUp.id)
    .execute();
}

async function lockTopUp(trx: Transaction<Database>, id: string): Promise<TransactionRow> {
  if (!isId(id)) throw notFound();
  const topUp = await trx
    .selectFrom('transactions')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'topup')
    .forUpdate()
    .executeTakeFirst();
  if (!topUp) throw notFound();
  return topUp;
}

function finish(
  trx: Transaction<Database>,
  id: string,
  change: { amount?: number; provider: string; provider_ref?: string; updated_at: Date; meta?: string },
): Promise<TransactionRow> {
  return trx
    .updateTable('transactions')
    .set({ ...change, status: 'success' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function postTopUp(trx: Transaction<Database>, { id, user_id, amount }: TransactionRow, at: Date): Promise<void> {
  const legs = moving(amount, { from: 'sys:topup', to: 'wallet' });
  const { posted } = await postJournal(trx, { userId: user_id, kind: 'topup', refId: id, legs, at });
  if (!posted) throw new Error(`Top-up ${id} was credited before it was marked as done; run the ledger check.`);
  await notify(trx, at, [topUpNotice({ userId: user_id, amount, transactionId: id })]);
}
