import type { TransactionKind } from '@veloc/rules';
import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { newId } from '../ids';
import { assertBalanced, isWalletLeg, type Leg } from './legs';
import { moveBalance } from './move';

export interface Posting {
  userId: string;
  kind: TransactionKind;
  /** What the money is for: an order, a ticket, a transaction. One journal for each user, kind and ref, ever. */
  refId: string;
  legs: readonly Leg[];
  at: Date;
}

/**
 * Writes one journal of double entry and moves the balances with it. `posted` is false when this user, kind and ref
 * were posted before: nothing moves then and `journalId` is the first one's.
 * Throws 402 INSUFFICIENT_BALANCE rather than leave a balance below zero.
 */
export async function postJournal(
  trx: Transaction<Database>,
  { userId, kind, refId, legs, at }: Posting,
): Promise<{ journalId: string; posted: boolean }> {
  assertBalanced(legs);
  const journalId = newId(at);
  const inserted = await trx
    .insertInto('journals')
    .values({ id: journalId, user_id: userId, kind, ref_id: refId, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'ref_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return { journalId: await firstJournal(trx, userId, kind, refId), posted: false };

  // Everyone takes the balances of a player in one order, so two journals cannot wait for each other.
  const ordered = legs.toSorted((first, second) => second.account.localeCompare(first.account));
  const entries: Insertable<Database['entries']>[] = [];
  for (const [place, leg] of ordered.entries()) {
    const balance = isWalletLeg(leg) ? await moveBalance(trx, userId, leg) : null;
    entries.push({ journal_id: journalId, leg: place, user_id: userId, ...leg, balance_after: balance });
  }
  await trx.insertInto('entries').values(entries).execute();
  return { journalId, posted: true };
}

async function firstJournal(trx: Transaction<Database>, userId: string, kind: TransactionKind, refId: string) {
  const { id } = await trx
    .selectFrom('journals')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('ref_id', '=', refId)
    .executeTakeFirstOrThrow();
  return id;
}
