import { sql, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { HttpError, invalid } from '../http/httpError';
import { isId, newId } from '../ids';

export type Arrival = Selectable<Database['arrivals']>;

export interface Report {
  /** The provider's id. */
  provider: string;
  /** The top-up as the bank names it. */
  named: string;
  /** The top-up itself, when there is one. */
  topUpId: string | null;
  /** The bank's own reference: what makes a transfer that is reported twice the same one. */
  providerRef: string;
  /** Đồng. */
  amount: number;
  at: Date;
}

/**
 * Keeps a reported transfer as `unmatched`, once: `isNew` is false for a repeated report. One that has the reference of
 * another transfer is kept beside it with `contradicts`. What was typed is reported from then on.
 */
export async function noteArrival(
  trx: Transaction<Database>,
  report: Report,
): Promise<{ arrival: Arrival; isNew: boolean }> {
  const same = await find(trx, report);
  if (same) {
    if (same.typed) await trx.updateTable('arrivals').set({ typed: false }).where('id', '=', same.id).execute();
    return { arrival: same, isNew: false };
  }
  const known = await withReference(trx, report.providerRef).where('provider', '=', report.provider).executeTakeFirst();
  const first = known ? undefined : await insert(trx, report, {});
  if (first) return { arrival: first, isNew: true };
  const contradiction = (await find(trx, report)) ? undefined : await insert(trx, report, { contradicts: true });
  if (contradiction) return { arrival: contradiction, isNew: true };
  const repeated = await find(trx, report);
  if (!repeated) throw new Error(`The report ${report.providerRef} was neither kept nor known; run the ledger check.`);
  return { arrival: repeated, isNew: false };
}

/**
 * Keeps a transfer that the operator has read on a statement, as `unmatched`. False when its reference is another
 * transfer's, even of one that came at the same moment: the index lets in one of both and the other waits to see which.
 */
export async function noteTyped(trx: Transaction<Database>, report: Report): Promise<boolean> {
  return (await insert(trx, report, { typed: true })) !== undefined;
}

/** The transfer that has a reference, whoever reported it; of several the one that does not contradict. */
export function arrivalOf(trx: Transaction<Database>, providerRef: string): Promise<Arrival | undefined> {
  return withReference(trx, providerRef).orderBy('contradicts').orderBy('received_at').orderBy('id').executeTakeFirst();
}

/** All transfers with a reference, also those that contradict one another. */
export function arrivalsOf(trx: Transaction<Database>, providerRef: string): Promise<Arrival[]> {
  return withReference(trx, providerRef).execute();
}

/** An operator who pastes two ids has named no transfer of the bank. Throws 400 for an id of the shop's own. */
export async function requireBanksReference(trx: Transaction<Database>, reference: string): Promise<void> {
  const id = reference.trim().toLowerCase();
  if (!isId(id)) return;
  const own =
    (await trx.selectFrom('transactions').select('id').where('id', '=', id).executeTakeFirst()) ??
    (await trx.selectFrom('arrivals').select('id').where('id', '=', id).executeTakeFirst());
  if (!own) return;
  throw invalid('Đây là mã của cửa hàng, không phải mã giao dịch của ngân hàng', { field: 'reference' });
}

/**
 * The withdrawal that the bank returned by a reference: what it reports by it is no money for a top-up. The reference is
 * locked until the transaction ends: it brings a withdrawal back or money into a wallet, not both, and no index sees both.
 */
export async function bouncedBy(trx: Transaction<Database>, providerRef: string) {
  await sql`select pg_advisory_xact_lock(hashtext('reference ' || folded_reference(${providerRef})))`.execute(trx);
  return trx
    .selectFrom('bounced_withdrawals')
    .select('withdrawal_id')
    .where(sql<boolean>`folded_reference(reference) = folded_reference(${providerRef})`)
    .executeTakeFirst();
}

export function referenceKnown(providerRef: string): HttpError {
  return new HttpError(409, 'REFERENCE_KNOWN', 'Mã giao dịch này là của một khoản chuyển khác', { providerRef });
}

/** An operator types a reference from a statement, which may write it in other letters or with spaces. */
function withReference(trx: Transaction<Database>, reference: string) {
  return trx
    .selectFrom('arrivals')
    .selectAll()
    .where(sql<boolean>`folded_reference(provider_ref) = folded_reference(${reference})`);
}

function insert(
  trx: Transaction<Database>,
  { provider, named, topUpId, providerRef, amount, at }: Report,
  marks: { contradicts?: boolean; typed?: boolean },
) {
  return trx
    .insertInto('arrivals')
    .values({
      id: newId(at),
      provider,
      provider_ref: providerRef,
      named,
      top_up_id: topUpId,
      amount,
      received_at: at,
      state: 'unmatched',
      ...marks,
      credited_by: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

function find(trx: Transaction<Database>, { provider, named, providerRef, amount }: Report) {
  return withReference(trx, providerRef)
    .where('provider', '=', provider)
    .where('named', '=', named)
    .where('amount', '=', amount)
    .executeTakeFirst();
}

/** Of a row of `arrivals`: whether a withdrawal came back by its reference. */
export const hasBounced = sql<boolean>`exists (
  select from bounced_withdrawals where folded_reference(reference) = folded_reference(arrivals.provider_ref))`;

/**
 * What came for a top-up and is in no wallet yet, whoever's reference it has, without what a withdrawal came back by; the
 * oldest first.
 */
export function unmatchedOf(trx: Transaction<Database>, topUpId: string): Promise<Arrival[]> {
  return trx
    .selectFrom('arrivals')
    .selectAll()
    .where('top_up_id', '=', topUpId)
    .where('state', '=', 'unmatched')
    .where(sql<boolean>`not ${hasBounced}`)
    .orderBy('received_at')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * What came for a top-up and is not there for it: it was sent back, credited to another one, or what a withdrawal came
 * back by.
 */
export function goneFrom(trx: Transaction<Database>, topUpId: string): Promise<Arrival[]> {
  return trx
    .selectFrom('arrivals')
    .selectAll()
    .where('named', '=', topUpId)
    .where(({ or, eb }) => or([eb('state', '=', 'returned'), eb('top_up_id', '!=', topUpId), hasBounced]))
    .orderBy('received_at')
    .orderBy('id')
    .execute();
}

/** The transfer that a confirmation named by a reference which the bank has not reported. */
export function typedOf(trx: Transaction<Database>, topUpId: string): Promise<Arrival | undefined> {
  return trx
    .selectFrom('arrivals')
    .selectAll()
    .where('top_up_id', '=', topUpId)
    .where('typed', '=', true)
    .executeTakeFirst();
}

/** The same where a report has its reference: it is the confirmed transfer, whatever amount was confirmed. */
export function typedAs(
  trx: Transaction<Database>,
  topUpId: string,
  providerRef: string,
): Promise<Arrival | undefined> {
  return withReference(trx, providerRef).where('top_up_id', '=', topUpId).where('typed', '=', true).executeTakeFirst();
}

/** A transfer that was typed for another top-up than the one whose money the bank says it is. */
export function typedElsewhere(
  trx: Transaction<Database>,
  { provider, provider_ref: providerRef, named }: Arrival,
): Promise<Arrival | undefined> {
  return withReference(trx, providerRef)
    .where('provider', '=', provider)
    .where('typed', '=', true)
    .where(sql<boolean>`top_up_id::text <> ${named}`)
    .executeTakeFirst();
}

/** Đồng of a top-up that the operator confirmed and the bank has not reported. */
export async function awaitedOf(trx: Transaction<Database>, topUpId: string): Promise<number> {
  const claim = await trx
    .selectFrom('top_up_claims')
    .select('awaited')
    .where('top_up_id', '=', topUpId)
    .executeTakeFirst();
  return claim?.awaited ?? 0;
}
