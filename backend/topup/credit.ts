import { sql, type Transaction } from 'kysely';
import { json, type Database } from '../db/schema';
import { isUsual } from '../draws/unusual';
import { notFound, HttpError } from '../http/httpError';
import { isId } from '../ids';
import { transferLegs } from '../ledger/legs';
import { postJournal } from '../ledger/post';
import { recordWalletTransaction, type WalletTransactionRow } from '../ledger/walletTransactions';
import { notify } from '../notifications/notify';
import {
  awaitedOf,
  bouncedBy,
  noteArrival,
  referenceKnown,
  typedAs,
  typedOf,
  type Arrival,
  type Report,
} from './arrivals';

export interface Received extends Pick<Report, 'provider' | 'providerRef' | 'amount' | 'at'> {
  /** The top-up's id, as the bank names it. */
  id: string;
}

/** What became of a report; `asked` in đồng when there is such a top-up. */
export interface Outcome {
  arrival: Arrival;
  /** False when the same report was there before. */
  isNew: boolean;
  asked?: number;
  /** The operator confirmed another reference, which may be a slip for this one. */
  isDoubted?: boolean;
  /** A withdrawal came back by this reference, so it is no money for a top-up. */
  isBounced?: boolean;
  /** Đồng that the operator had confirmed by this very reference, where it is another amount. */
  confirmed?: number;
}

/**
 * Takes in money that the bank reports, once a reference. What a confirmation of the operator waits for is matched to
 * it and credits nothing more, and what was confirmed by its own reference is it, whatever the amount: what goes beyond
 * is credited, what is less is awaited. Else the amount asked for is credited, and a second time as a top-up of its own. All
 * other money stays `unmatched` until the operator credits or returns it: another amount, another report with its
 * reference, one that a withdrawal came back by, a top-up that nobody knows, or one that was confirmed with a reference
 * that the bank has not reported.
 */
export async function receiveTransfer(trx: Transaction<Database>, received: Received): Promise<Outcome> {
  const { id, amount, at } = received;
  const topUp = await findAndLock(trx, id);
  const confirmed = topUp && (await typedAs(trx, topUp.id, received.providerRef));
  if (topUp && confirmed && confirmed.amount !== amount) return receiveConfirmed(trx, topUp, confirmed, received);
  // Before the arrival, as a confirmation does: two that hold one of both each would wait for the other.
  const isBounced = (await bouncedBy(trx, received.providerRef)) !== undefined;
  const { arrival, isNew } = await noteArrival(trx, { ...received, named: id, topUpId: topUp?.id ?? null });
  if (!topUp) return { arrival, isNew };
  const asked = askedFor(topUp);
  const isDoubted = (await typedOf(trx, topUp.id)) !== undefined;
  if (!isNew || arrival.contradicts || isDoubted) return { arrival, isNew, asked, isDoubted };
  if (isBounced) return { arrival, isNew, asked, isBounced };
  if (amount !== asked && amount > (await awaitedOf(trx, topUp.id))) {
    // The player sees that the transfer is being looked at.
    if (topUp.status !== 'success') await mark(trx, topUp, 'processing', at);
    return { arrival, isNew, asked };
  }
  const { state } = await creditArrivals(trx, topUp, [arrival], at);
  return { arrival: { ...arrival, state }, isNew, asked };
}

/** The bank reports the transfer that was confirmed by its reference with the amount that it truly had. */
async function receiveConfirmed(
  trx: Transaction<Database>,
  topUp: WalletTransactionRow,
  typed: Arrival,
  { amount, at }: Received,
): Promise<Outcome> {
  await awaitTyped(trx, topUp, typed);
  const arrival = await trx
    .updateTable('arrivals')
    .set({ amount, typed: false, state: 'unmatched', credited_by: null })
    .where('id', '=', typed.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { state } = await creditArrivals(trx, topUp, [arrival], at);
  return { arrival: { ...arrival, state }, isNew: true, asked: askedFor(topUp), confirmed: typed.amount };
}

interface Match {
  topUp: WalletTransactionRow;
  arrival: Arrival;
  /** What was typed with the arrival's reference for another top-up, which awaits its money from now on. */
  elsewhere: { topUp: WalletTransactionRow; typed: Arrival } | undefined;
  at: Date;
}

/**
 * Credits a transfer in place of the one that a confirmation named by a wrong reference, or for the wrong top-up: of the
 * former only what goes beyond it is new. Throws 409 NOTHING_CONFIRMED.
 */
export async function matchArrival(
  trx: Transaction<Database>,
  { topUp, arrival, elsewhere, at }: Match,
): Promise<WalletTransactionRow> {
  const typed = elsewhere?.typed ?? (await typedOf(trx, topUp.id));
  if (!typed) throw new HttpError(409, 'NOTHING_CONFIRMED', 'Lần nạp này không chờ xác nhận mã giao dịch nào', {});
  await awaitTyped(trx, elsewhere?.topUp ?? topUp, typed);
  await trx.deleteFrom('arrivals').where('id', '=', typed.id).execute();
  if (!elsewhere) return (await creditArrivals(trx, topUp, [arrival], at)).credited;
  // What it contradicted is gone.
  const alone = { contradicts: false, accepted: false };
  await trx.updateTable('arrivals').set(alone).where('id', '=', arrival.id).execute();
  return (await creditArrivals(trx, topUp, [{ ...arrival, ...alone }], at)).credited;
}

/** What a confirmation credited by a reference is awaited from now on, as if it had named none. */
async function awaitTyped(trx: Transaction<Database>, topUp: WalletTransactionRow, typed: Arrival): Promise<void> {
  // The transfer that has the reference in truth is credited by it.
  await trx
    .updateTable('transactions')
    .set({ provider: 'operator', provider_ref: null })
    .where('provider', '=', typed.provider)
    .where('provider_ref', '=', typed.provider_ref)
    .execute();
  await trx
    .insertInto('top_up_claims')
    .values({ top_up_id: topUp.id, awaited: typed.amount, claimed_at: typed.received_at })
    .onConflict((conflict) =>
      conflict.column('top_up_id').doUpdateSet({ awaited: sql`top_up_claims.awaited + excluded.awaited` }),
    )
    .execute();
}

/** The gateway's word that no money will come. A top-up that was credited stays credited. False for an unknown one. */
export async function failTopUp(trx: Transaction<Database>, { id, at }: { id: string; at: Date }): Promise<boolean> {
  const topUp = await findAndLock(trx, id);
  if (topUp?.status === 'pending') await mark(trx, topUp, 'failed', at);
  return topUp !== undefined;
}

/**
 * Brings arrivals of a locked top-up into the wallet: first they make up for what a confirmation has credited already,
 * the rest is new money. `credited` is the transaction that holds them. Throws 409 REFERENCE_KNOWN for what a withdrawal
 * came back by.
 */
export async function creditArrivals(
  trx: Transaction<Database>,
  topUp: WalletTransactionRow,
  arrivals: readonly Arrival[],
  at: Date,
): Promise<{ credited: WalletTransactionRow; state: 'credited' | 'matched' }> {
  for (const { provider_ref } of arrivals.toSorted((one, other) =>
    one.provider_ref.localeCompare(other.provider_ref),
  )) {
    // One that came back since it was read.
    if (await bouncedBy(trx, provider_ref)) throw referenceKnown(provider_ref);
  }
  const arrived = arrivals.reduce((sum, { amount }) => sum + amount, 0);
  const awaited = await awaitedOf(trx, topUp.id);
  const rest = Math.max(arrived - awaited, 0);
  if (awaited > 0) {
    const left = Math.max(awaited - arrived, 0);
    await trx.updateTable('top_up_claims').set({ awaited: left }).where('top_up_id', '=', topUp.id).execute();
  }
  const [first] = arrivals;
  const only = arrivals.length === 1 && !first?.contradicts ? first : undefined;
  const source = { amount: rest, provider: first?.provider ?? null, providerRef: only?.provider_ref ?? null, at };
  const credited = rest === 0 ? topUp : await finish(trx, topUp, source);
  const state = rest === 0 ? 'matched' : 'credited';
  const ids = arrivals.map(({ id }) => id);
  await trx.updateTable('arrivals').set({ state, credited_by: credited.id }).where('id', 'in', ids).execute();
  return { credited, state };
}

interface Credit {
  amount: number;
  provider: string | null;
  providerRef: string | null;
  at: Date;
}

/** Credits the top-up; one that was credited before gets a transaction beside it. */
export async function finish(
  trx: Transaction<Database>,
  topUp: WalletTransactionRow,
  credit: Credit,
): Promise<WalletTransactionRow> {
  const { amount, provider, providerRef, at } = credit;
  const asked = askedFor(topUp);
  const credited =
    topUp.status === 'success'
      ? await recordWalletTransaction(trx, {
          userId: topUp.user_id,
          kind: 'topup',
          amount,
          bankId: topUp.bank_id,
          provider,
          providerRef,
          meta: { topUp: topUp.id },
          at,
        })
      : await trx
          .updateTable('transactions')
          .set({
            amount,
            provider,
            provider_ref: providerRef,
            status: 'success',
            updated_at: at,
            meta: json({ ...topUp.meta, asked }),
          })
          .where('id', '=', topUp.id)
          .returningAll()
          .executeTakeFirstOrThrow();
  await postTopUp(trx, credited, at);
  return credited;
}

/** What the code said, also after the operator credited another amount. */
export function askedFor({ meta, amount }: WalletTransactionRow): number {
  return (meta.asked as number | undefined) ?? amount;
}

/** Keeps everybody else from a top-up until the transaction ends. Throws 404. */
export async function lockTopUp(trx: Transaction<Database>, id: string): Promise<WalletTransactionRow> {
  const topUp = await findAndLock(trx, id);
  if (!topUp) throw notFound();
  return topUp;
}

async function findAndLock(trx: Transaction<Database>, id: string): Promise<WalletTransactionRow | undefined> {
  if (!isId(id)) return undefined;
  return trx
    .selectFrom('transactions')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'topup')
    .forUpdate()
    .executeTakeFirst();
}

export async function mark(
  trx: Transaction<Database>,
  { id }: WalletTransactionRow,
  status: 'processing' | 'failed',
  at: Date,
): Promise<void> {
  await trx.updateTable('transactions').set({ status, updated_at: at }).where('id', '=', id).execute();
}

async function postTopUp(
  trx: Transaction<Database>,
  { id, user_id, amount }: WalletTransactionRow,
  at: Date,
): Promise<void> {
  const legs = transferLegs(amount, { from: 'sys:topup', to: 'wallet' });
  const { posted } = await postJournal(trx, { userId: user_id, kind: 'topup', refId: id, legs, at });
  if (!posted) throw new Error(`Top-up ${id} was credited before it was marked as done; run the ledger check.`);
  await notify(trx, at, [{ userId: user_id, kind: 'topUpCredited', params: { amount, transactionId: id } }]);
}

/** A slip of the hand is not credited. Throws 409 AMOUNT_UNUSUAL for đồng far from what was asked for. */
export function requireUsual(amount: number, asked: number): void {
  if (isUsual(amount, asked)) return;
  const message =
    `Số tiền ${amount} đồng khác xa ${asked} đồng đã yêu cầu. Hãy xem lại sao kê; ` +
    'nếu đúng là số này, hãy xác nhận lại (--force).';
  throw new HttpError(409, 'AMOUNT_UNUSUAL', message, { asked, amount });
}
