import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { busy, invalid, notFound, HttpError } from '../http/httpError';
import { isId } from '../ids';
import type { WalletTransactionRow } from '../ledger/walletTransactions';
import { LISTED } from '../settings/limits';
import {
  awaitedOf,
  bouncedBy,
  hasBounced,
  referenceKnown,
  typedElsewhere,
  typedOf,
  unmatchedOf,
  type Arrival,
} from './arrivals';
import { askedFor, creditArrivals, lockTopUp, mark, matchArrival, requireUsual } from './credit';

/** A transfer that is in no wallet, as the operator sees it. */
export interface UnmatchedArrival {
  id: string;
  receivedAt: string;
  /** Đồng. */
  amount: number;
  reference: string;
  /** The top-up as the bank named it. */
  topUpId: string;
  /**
   * `reference`: another transfer has this reference. `unknown`: there is no such top-up. `confirmed`: the operator has
   * confirmed the top-up with a reference, and this may be that transfer. `bounced`: a withdrawal came back by it.
   * `amount`: not what was asked for.
   */
  reason: 'unknown' | 'reference' | 'confirmed' | 'bounced' | 'amount';
}

/** A confirmation whose money the bank has not reported, wholly or in part. */
export interface AwaitedTransfer {
  topUpId: string;
  confirmedAt: string;
  /** Đồng still to come. */
  awaited: number;
}

/** Money that came and is in no wallet, and money that is in a wallet and has not come; each the oldest first. */
export async function openTransfers(
  db: Kysely<Database>,
): Promise<{ unmatched: UnmatchedArrival[]; awaited: AwaitedTransfer[] }> {
  const arrivals = await db
    .selectFrom('arrivals')
    .leftJoin('arrivals as typed', (join) =>
      join.onRef('typed.top_up_id', '=', 'arrivals.top_up_id').on('typed.typed', '=', true),
    )
    .selectAll('arrivals')
    .select((select) => select('typed.id', 'is not', null).as('isDoubted'))
    .select(
      sql<boolean>`folded_reference(typed.provider_ref) = folded_reference(arrivals.provider_ref)`.as('isConfirmed'),
    )
    .select(hasBounced.as('isBounced'))
    .where('arrivals.state', '=', 'unmatched')
    // What a withdrawal came back by and names no top-up is told of: it is the shop's.
    .where(({ not, eb, and }) => not(and([eb('arrivals.top_up_id', 'is', null), hasBounced])))
    .orderBy('arrivals.received_at')
    .orderBy('arrivals.id')
    .limit(LISTED)
    .execute();
  const claims = await db
    .selectFrom('top_up_claims')
    .selectAll()
    .where('awaited', '>', 0)
    .orderBy('claimed_at')
    .limit(LISTED)
    .execute();
  return {
    unmatched: arrivals.map(({ isDoubted, isConfirmed, isBounced, ...arrival }) => ({
      id: arrival.id,
      receivedAt: arrival.received_at.toISOString(),
      amount: arrival.amount,
      reference: arrival.provider_ref,
      topUpId: arrival.named,
      // One that has the typed reference was kept before reports of another amount were taken for the confirmed transfer.
      reason: isConfirmed ? 'confirmed' : reasonOf(arrival, { isDoubted: Boolean(isDoubted), isBounced }),
    })),
    awaited: claims.map(({ top_up_id, claimed_at, awaited }) => ({
      topUpId: top_up_id,
      confirmedAt: claimed_at.toISOString(),
      awaited,
    })),
  };
}

/** Why a transfer was not credited by itself. */
export function reasonOf(
  { top_up_id, contradicts }: Arrival,
  { isDoubted = false, isBounced = false }: { isDoubted?: boolean | undefined; isBounced?: boolean | undefined },
): UnmatchedArrival['reason'] {
  if (isBounced) return 'bounced';
  if (contradicts) return 'reference';
  if (top_up_id === null) return 'unknown';
  return isDoubted ? 'confirmed' : 'amount';
}

interface Verdict {
  /** The arrival's id. */
  id: string;
  /** The word that it is not the transfer that a confirmation has credited already. */
  isOther?: boolean | undefined;
  at: Date;
}

/**
 * The operator's word whose money an unmatched transfer is: credits it, once, to `topUpId` where the bank named none
 * that exists. One with the reference of another transfer is accepted as money of its own by it, also where it was
 * credited before. With `isConfirmed` it is the transfer that a confirmation named by a wrong reference, and only what
 * goes beyond that is credited. Throws 404, 400 without a top-up, 409 ARRIVAL_FINISHED for one that was returned, was
 * credited to another top-up than `topUpId`, or with `isConfirmed` credited at all; 409 NOTHING_CONFIRMED; 409
 * MAY_BE_CONFIRMED without `isOther` where it would leave a confirmed top-up, or where the bank has not reported the
 * reference that its own, or another one with its reference, was confirmed by; 409 REFERENCE_KNOWN for what a withdrawal
 * came back by; and until it `isSure`, for another top-up than the bank named, 409 AMOUNT_UNUSUAL for an amount far from
 * what was asked for and 409 ALREADY_CONFIRMED where that was paid.
 */
export async function creditArrival(
  trx: Transaction<Database>,
  {
    id,
    topUpId,
    isConfirmed,
    isOther = false,
    isSure = false,
    at,
  }: Verdict & { topUpId?: string | undefined; isConfirmed?: boolean | undefined; isSure?: boolean },
): Promise<WalletTransactionRow> {
  const found = await findArrival(trx, id).executeTakeFirst();
  if (!found) throw notFound();
  const whose = topUpId ?? found.top_up_id;
  if (whose === null) throw invalid('Khoản chuyển này chưa rõ thuộc lần nạp nào', { field: 'topUpId' });
  // A top-up comes before its arrivals, as when the bank reports one, and of two the one with the smaller id: two works
  // cannot wait for each other. The one that was named is kept from being confirmed by the money that leaves it.
  const slip = (await typedElsewhere(trx, found))?.top_up_id;
  const ids = [...new Set([found.top_up_id ?? whose, whose, ...(slip ? [slip] : [])])].toSorted();
  const locked = new Map<string, WalletTransactionRow>();
  for (const topUpId of ids) locked.set(topUpId, await lockTopUp(trx, topUpId));
  const [topUp, named] = [locked.get(whose), locked.get(found.top_up_id ?? whose)];
  const typed = await typedElsewhere(trx, found);
  const mistaken = typed?.top_up_id ? locked.get(typed.top_up_id) : undefined;
  // It was typed a moment ago.
  if (typed && !mistaken) throw busy();
  if (!topUp || !named) throw notFound();
  const arrival = await findArrival(trx, id).forUpdate().executeTakeFirstOrThrow();
  if (arrival.state === 'returned') throw finished(arrival);
  if (await bouncedBy(trx, arrival.provider_ref)) throw referenceKnown(arrival.provider_ref);
  if (arrival.credited_by && (isConfirmed || arrival.top_up_id !== topUp.id)) throw finished(arrival);
  if (!arrival.credited_by && !isConfirmed && !isOther) {
    if (typed) throw confirmedElsewhere(arrival, typed);
    const isUnseen = named.id !== topUp.id && (await isConfirmedUnseen(trx, named));
    if (isUnseen || (await typedOf(trx, topUp.id))) throw mayBeConfirmed(arrival, topUp);
  }
  if (!arrival.credited_by && arrival.top_up_id !== topUp.id && !isSure) {
    requireUsual(arrival.amount, askedFor(topUp));
    if (!isConfirmed) await requireUnpaid(trx, topUp, arrival);
  }
  const { credited_by } = arrival;
  const accepted = arrival.contradicts || isOther || arrival.accepted;
  const whom = credited_by ? {} : { top_up_id: topUp.id };
  await trx
    .updateTable('arrivals')
    .set({ ...whom, accepted })
    .where('id', '=', id)
    .execute();
  if (credited_by) {
    return trx.selectFrom('transactions').selectAll().where('id', '=', credited_by).executeTakeFirstOrThrow();
  }
  if (named.id !== topUp.id) await failWithoutMoney(trx, named, at);
  if (isConfirmed) {
    return matchArrival(trx, { topUp, arrival, elsewhere: typed && mistaken && { typed, topUp: mistaken }, at });
  }
  return (await creditArrivals(trx, topUp, [arrival], at)).credited;
}

/** A player whose money went elsewhere is not left waiting for it. */
async function failWithoutMoney(trx: Transaction<Database>, topUp: WalletTransactionRow, at: Date): Promise<void> {
  if (topUp.status === 'processing' && (await unmatchedOf(trx, topUp.id)).length === 0) {
    await mark(trx, topUp, 'failed', at);
  }
}

/** Whether a top-up was credited for a transfer that the bank has not reported, or not wholly. */
async function isConfirmedUnseen(trx: Transaction<Database>, { id }: WalletTransactionRow): Promise<boolean> {
  return (await awaitedOf(trx, id)) > 0 || (await typedOf(trx, id)) !== undefined;
}

function mayBeConfirmed({ id }: Arrival, { id: topUpId }: WalletTransactionRow): HttpError {
  const message =
    'Lần nạp này đã được xác nhận và ghi có, khoản này có thể chính là khoản đó. Nếu đúng, hãy dùng topups match ' +
    '(hoặc topups credit khi xác nhận không kèm mã); nếu chắc chắn là khoản khác, hãy thêm --other.';
  return new HttpError(409, 'MAY_BE_CONFIRMED', message, { id, topUpId });
}

/** A transfer that names no top-up, or another one, is given to this one by its id alone, which may be mistyped. */
async function requireUnpaid(
  trx: Transaction<Database>,
  topUp: WalletTransactionRow,
  { amount }: Arrival,
): Promise<void> {
  if (topUp.status !== 'success' || (await awaitedOf(trx, topUp.id)) > 0) return;
  const message =
    'Lần nạp này đã được ghi có đủ. Hãy xem lại có đúng lần nạp không; nếu người chơi đã chuyển thêm khoản này, hãy xác ' +
    'nhận lại (--force).';
  throw new HttpError(409, 'ALREADY_CONFIRMED', message, { id: topUp.id, amount });
}

function confirmedElsewhere({ id }: Arrival, { top_up_id: topUpId }: Arrival): HttpError {
  const message =
    `Mã giao dịch này đã được dùng để xác nhận lần nạp ${topUpId}. Nếu xác nhận đó nhầm, hãy dùng topups match: ` +
    'lần nạp kia lại chờ tiền. Nếu ngân hàng dùng một mã cho hai khoản, hãy thêm --other.';
  return new HttpError(409, 'MAY_BE_CONFIRMED', message, { id, topUpId });
}

/**
 * The operator's word that an unmatched transfer was sent back to where it came from. Throws 404, without `isOther` 409
 * MAY_BE_CONFIRMED where its top-up was credited for a transfer that the bank has not reported and 409 REFERENCE_KNOWN for
 * what a withdrawal came back by, and 409
 * ARRIVAL_FINISHED for one that was credited, or sent back already: who says it second may have sent it twice. Of one
 * that was sent back `isOther` may still be said.
 */
export async function returnArrival(
  trx: Transaction<Database>,
  { id, isOther = false, at }: Verdict,
): Promise<Arrival> {
  const found = await findArrival(trx, id).executeTakeFirst();
  if (!found) throw notFound();
  const topUp = found.top_up_id === null ? undefined : await lockTopUp(trx, found.top_up_id);
  const arrival = await findArrival(trx, id).forUpdate().executeTakeFirstOrThrow();
  const isSaidNow = isOther && arrival.state === 'returned' && !arrival.accepted;
  if (arrival.state !== 'unmatched' && !isSaidNow) throw finished(arrival);
  const typed = isOther ? undefined : await typedElsewhere(trx, arrival);
  if (typed) throw confirmedElsewhere(arrival, typed);
  if (topUp && !isOther && (await isConfirmedUnseen(trx, topUp))) throw mayBeConfirmed(arrival, topUp);
  // What came back is the shop's again, and is not sent anywhere.
  if (!isOther && (await bouncedBy(trx, arrival.provider_ref))) throw referenceKnown(arrival.provider_ref);
  await trx.updateTable('arrivals').set({ state: 'returned', accepted: isOther }).where('id', '=', id).execute();
  if (topUp) await failWithoutMoney(trx, topUp, at);
  return { ...arrival, state: 'returned' };
}

function findArrival(trx: Transaction<Database>, id: string) {
  if (!isId(id)) throw notFound();
  return trx.selectFrom('arrivals').selectAll().where('id', '=', id);
}

function finished({ id, state }: Arrival): HttpError {
  const message =
    state === 'returned' ? 'Khoản chuyển này đã được hoàn trả trước đó' : 'Khoản chuyển này đã được xử lý';
  return new HttpError(409, 'ARRIVAL_FINISHED', message, { id, state });
}
