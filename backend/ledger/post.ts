import { sql, type Insertable, type Transaction } from 'kysely';
import { json, type Database, type JournalKind } from '../db/schema';
import { newId } from '../ids';
import { assertBalanced, isWalletLeg, type Leg } from './legs';
import { moveBalance } from './move';

export interface Posting {
  userId: string;
  kind: JournalKind;
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

  const entries: Insertable<Database['entries']>[] = [];
  for (const [index, leg] of inOrder(legs).entries()) {
    const balance = isWalletLeg(leg) ? await moveBalance(trx, userId, leg) : null;
    entries.push({ journal_id: journalId, leg: index, user_id: userId, ...leg, balance_after: balance });
  }
  await trx.insertInto('entries').values(entries).execute();
  return { journalId, posted: true };
}

async function firstJournal(trx: Transaction<Database>, userId: string, kind: JournalKind, refId: string) {
  const { id } = await trx
    .selectFrom('journals')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('ref_id', '=', refId)
    .executeTakeFirstOrThrow();
  return id;
}

// Everyone takes the balances of a player in one order, so two journals cannot wait for each other.
function inOrder(legs: readonly Leg[]): Leg[] {
  return legs.toSorted((first, second) => second.account.localeCompare(first.account));
}

/**
 * The same for many journals that only add to balances, in as many statements as for one. Answers the journals that
 * are new, by what they are for; `refId` must differ for each. Balances are taken in the order of users.
 */
export async function postJournals(
  trx: Transaction<Database>,
  postings: readonly Posting[],
): Promise<Map<string, string>> {
  for (const { legs } of postings) {
    assertBalanced(legs);
    if (legs.some((leg) => isWalletLeg(leg) && leg.amount < 0)) {
      throw new Error('Many journals at once only add to balances, since taking may be refused. Use postJournal.');
    }
  }
  const journals = postings.map(({ userId, kind, refId, at }) => ({
    id: newId(at),
    user_id: userId,
    kind,
    ref_id: refId,
    created_at: at,
  }));
  const { rows } = await sql<{ id: string; ref_id: string }>`
    insert into journals (id, user_id, kind, ref_id, created_at)
    select id, user_id, kind, ref_id, created_at from jsonb_to_recordset(${json(journals)}::jsonb)
      as posted(id uuid, user_id uuid, kind text, ref_id text, created_at timestamptz)
    on conflict (user_id, kind, ref_id) do nothing
    returning id, ref_id`.execute(trx);
  const posted = new Map(rows.map(({ id, ref_id }) => [ref_id, id]));
  const fresh = postings.filter(({ refId }) => posted.has(refId));
  const balances = await addToBalances(trx, fresh);
  const entries = fresh.flatMap(({ userId, refId, legs }) =>
    inOrder(legs).map((leg, index) => ({
      journal_id: posted.get(refId),
      leg: index,
      user_id: userId,
      account: leg.account,
      amount: leg.amount,
      balance_after: isWalletLeg(leg) ? grown(balances, `${userId} ${leg.account}`, leg.amount) : null,
    })),
  );
  await sql`
    insert into entries (journal_id, leg, user_id, account, amount, balance_after)
    select journal_id, leg, user_id, account, amount, balance_after from jsonb_to_recordset(${json(entries)}::jsonb)
      as posted(journal_id uuid, leg smallint, user_id uuid, account text, amount bigint, balance_after bigint)`.execute(
    trx,
  );
  return posted;
}

/** Adds to each balance what all postings bring it, and answers what it was before. */
async function addToBalances(trx: Transaction<Database>, postings: readonly Posting[]): Promise<Map<string, number>> {
  const sums = new Map<string, { user_id: string; kind: string; amount: number }>();
  for (const { userId, legs } of postings) {
    for (const { account, amount } of legs.filter(isWalletLeg)) {
      const key = `${userId} ${account}`;
      sums.set(key, { user_id: userId, kind: account, amount: (sums.get(key)?.amount ?? 0) + amount });
    }
  }
  const { rows } = await sql<{ user_id: string; kind: string; balance: number }>`
    insert into accounts (user_id, kind, balance)
    select user_id, kind, amount from jsonb_to_recordset(${json([...sums.values()])}::jsonb)
      as added(user_id uuid, kind text, amount bigint)
    order by user_id, kind desc
    on conflict (user_id, kind) do update set balance = accounts.balance + excluded.balance
    returning user_id, kind, balance`.execute(trx);
  return new Map(
    rows.map(({ user_id, kind, balance }) => {
      const key = `${user_id} ${kind}`;
      return [key, balance - (sums.get(key)?.amount ?? 0)];
    }),
  );
}

function grown(balances: Map<string, number>, key: string, amount: number): number {
  const balance = (balances.get(key) ?? 0) + amount;
  balances.set(key, balance);
  return balance;
}
