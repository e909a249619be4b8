import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { HttpError } from '../http/httpError';
import type { WalletTransactionRow } from '../ledger/walletTransactions';
import {
  arrivalOf,
  awaitedOf,
  bouncedBy,
  goneFrom,
  noteTyped,
  referenceKnown,
  requireBanksReference,
  typedOf,
  unmatchedOf,
  type Arrival,
  type Report,
} from './arrivals';
import { askedFor, creditArrivals, finish, lockTopUp, requireUsual } from './credit';

interface Confirmation {
  id: string;
  /** The id of the provider on whose statement a reference stands. */
  provider: string;
  at: Date;
  /** What the statement says of the transfer; `isSure`: also where it is far from what was asked for. */
  seen?: Seen | undefined;
}

interface Seen {
  reference: string;
  /** Đồng. */
  amount: number;
  isSure: boolean;
}

/**
 * The operator's word that a top-up's money is there: credits all that arrived and is in no wallet yet. Where nothing
 * did, it credits what was asked for, once, and waits for the bank to report it: not when what did come for it is gone.
 * With what the bank's statement says of it that amount has come, and nothing of it is left to wait for. Throws 404, 409
 * TRANSFER_GONE, 409 REFERENCE_KNOWN when that reference is another transfer's, 409 AMOUNT_KNOWN when the bank has
 * reported it or somebody has typed it with another amount, 409 AMOUNT_UNUSUAL for one far from what was asked for until
 * it is sure, 409 TRANSFER_UNDECIDED when the bank has reported another one for this top-up, or one with another
 * transfer's reference, 409 ALREADY_CONFIRMED for a new reference of a top-up whose money is all told of,
 * 400 for one that is an id of the shop's own.
 */
export async function confirmTopUp(
  trx: Transaction<Database>,
  { id, provider, at, seen }: Confirmation,
): Promise<WalletTransactionRow> {
  const topUp = await lockTopUp(trx, id);
  if (seen) await noteSeen(trx, topUp, { provider, at, ...seen });
  const typed = await typedOf(trx, id);
  const unmatched = await unmatchedOf(trx, id);
  // One reference is credited a second time only by a word about that very report.
  const arrivals = unmatched.filter(({ contradicts }) => !contradicts);
  // Beside a reference that only the operator has seen, each report needs a word of its own.
  const isDecided = !typed || typed.state === 'unmatched';
  if (arrivals.length > 0 && isDecided) return (await creditArrivals(trx, topUp, arrivals, at)).credited;
  if (topUp.status === 'success') return topUp;
  if (unmatched.length > 0) throw undecided(unmatched);
  const gone = await goneFrom(trx, id);
  if (gone.length > 0) throw allGone(gone);
  await trx
    .insertInto('top_up_claims')
    .values({ top_up_id: id, awaited: askedFor(topUp), claimed_at: at })
    .execute();
  return finish(trx, topUp, { amount: askedFor(topUp), provider: 'operator', providerRef: null, at });
}

/** A transfer that the operator has seen on the bank's statement, with its reference. */
async function noteSeen(
  trx: Transaction<Database>,
  topUp: WalletTransactionRow,
  { provider, reference: providerRef, amount, isSure, at }: Seen & Pick<Report, 'provider' | 'at'>,
) {
  await requireBanksReference(trx, providerRef);
  if (await bouncedBy(trx, providerRef)) throw referenceKnown(providerRef);
  const known = await arrivalOf(trx, providerRef);
  if (known?.state === 'returned') {
    throw new HttpError(409, 'TRANSFER_RETURNED', 'Khoản chuyển này đã được trả lại', { providerRef });
  }
  if (known && known.top_up_id !== topUp.id) throw referenceKnown(providerRef);
  const unmatched = await unmatchedOf(trx, topUp.id);
  if (unmatched.length > 0 && (!known || (await typedOf(trx, topUp.id)))) throw undecided(unmatched);
  if (known && known.amount !== amount) throw anotherAmount(known);
  if (known) return;
  const awaited = await awaitedOf(trx, topUp.id);
  if (topUp.status === 'success' && awaited === 0) throw alreadyConfirmed(topUp, providerRef);
  if (!isSure && amount !== awaited) requireUsual(amount, askedFor(topUp));
  const isNoted = await noteTyped(trx, { provider, named: topUp.id, topUpId: topUp.id, providerRef, amount, at });
  if (!isNoted) throw referenceKnown(providerRef);
}

function anotherAmount({ provider_ref: providerRef, amount }: Arrival): HttpError {
  const message = `Khoản chuyển có mã giao dịch này đã được ghi nhận là ${amount} đồng. Hãy xem lại sao kê.`;
  return new HttpError(409, 'AMOUNT_KNOWN', message, { providerRef, amount });
}

function alreadyConfirmed({ id }: WalletTransactionRow, providerRef: string): HttpError {
  const message =
    'Lần nạp này đã được ghi có bằng một khoản chuyển khác nên mã giao dịch này chưa được ghi có. Nếu là khoản chuyển ' +
    'thứ hai, hãy chờ ngân hàng báo về, hoặc nhờ người chơi tạo lần nạp mới rồi xác nhận lần nạp đó kèm mã này.';
  return new HttpError(409, 'ALREADY_CONFIRMED', message, { id, providerRef });
}

function allGone(arrivals: readonly Arrival[]): HttpError {
  const message =
    'Khoản chuyển đến cho lần nạp này đã được trả lại hoặc ghi có cho lần nạp khác. ' +
    'Nếu đã có khoản chuyển mới, hãy xác nhận kèm mã giao dịch của khoản đó (--reference).';
  return new HttpError(409, 'TRANSFER_GONE', message, { gone: arrivals.map(({ id, state }) => ({ id, state })) });
}

function undecided(arrivals: readonly Arrival[]): HttpError {
  const unmatched = arrivals.map(({ id }) => id);
  return new HttpError(409, 'TRANSFER_UNDECIDED', 'Ngân hàng đã báo khoản chuyển khác cho lần nạp này', { unmatched });
}
