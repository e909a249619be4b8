import { PGlite } from '@electric-sql/pglite';
import { Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import { overPglite } from '../db/connect';
import { migrate } from '../db/migrate';
import { migrations } from '../db/migrations';
import { json } from '../db/schema';
import { newId } from '../ids';
import { checkLedger } from '../ledger/invariants';
import { transferLegs } from '../ledger/legs';
import { postJournal } from '../ledger/post';
import type { NewWalletTransaction } from '../ledger/walletTransactions';
import { insertUser } from '../testing/insertUser';
import { emptyPostgres } from '../testing/postgresClone';
import { receiveTransfer } from './credit';
import { creditArrival, openTransfers } from './unmatched';

const at = new Date('2026-08-21T03:00:00.000Z');

/** A database as the migrations before `name` made it, with one player. */
async function databaseBefore(name: string) {
  const url = process.env.VELOC_TEST_DATABASE_URL;
  const { db, close } = url ? await emptyPostgres(url) : overPglite(await PGlite.create(), 'PGlite in memory');
  const before = Object.fromEntries(Object.entries(migrations).filter(([other]) => other < name));
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => before },
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  expect(error).toBeUndefined();
  const userId = newId(at);
  await db.transaction().execute((trx) => insertUser(trx, { id: userId, phone: '+84912345678', name: 'An', at }));
  const topUp = (given: Partial<NewWalletTransaction>) =>
    db.transaction().execute(async (trx) => {
      const { amount = 100_000, status = 'success', provider, providerRef, meta = {} } = given;
      const id = newId(at);
      const row = { id, user_id: userId, kind: 'topup', amount, status, title: 'Nạp tiền', meta, provider, search: '' };
      const written = json({ ...row, provider_ref: providerRef, created_at: at, updated_at: at });
      // As the schema of then has it.
      await sql`insert into transactions select * from jsonb_populate_record(null::transactions, ${written}::jsonb)`.execute(
        trx,
      );
      const legs = transferLegs(amount, { from: 'sys:topup', to: 'wallet' });
      if (status === 'success') await postJournal(trx, { userId, kind: 'topup', refId: id, legs, at });
      return id;
    });
  return { db, close, topUp };
}

it('keeps what older top-ups knew of their transfers, and lists what they forgot', async () => {
  const { db, close, topUp } = await databaseBefore('082');
  const arrived = (...amounts: number[]) => amounts.map((amount) => ({ providerRef: `ref ${amount}`, amount }));

  await topUp({ provider: 'gateway', providerRef: 'reported' });
  const confirmed = await topUp({ provider: 'operator', meta: { asked: 100_000 } });
  // 60,000 and 40,000 came, and confirming credited the last alone.
  const inParts = await topUp({
    provider: 'operator',
    amount: 40_000,
    meta: { asked: 100_000, arrivals: arrived(60_000, 40_000) },
  });
  const waiting = await topUp({ status: 'processing', meta: { arrivals: arrived(99_000, 40_000) } });

  await migrate(db);
  expect(await checkLedger(db)).toEqual([]);
  const { unmatched, awaited } = await openTransfers(db);
  expect(awaited.map(({ topUpId, awaited: sum }) => [topUpId, sum])).toEqual([[confirmed, 100_000]]);
  expect(unmatched.map(({ topUpId, amount, reason }) => [topUpId, amount, reason]).toSorted()).toEqual(
    [
      [inParts, 60_000, 'amount'],
      [waiting, 99_000, 'amount'],
      [waiting, 40_000, 'reference'],
    ].toSorted(),
  );
  const { rows } = await sql<{ meta: unknown }>`select meta from transactions where id = ${waiting}`.execute(db);
  expect(json(rows[0]?.meta)).toBe('{}');
  await close();
});

it('opens a database that credited one reference twice, names that, and frees what a slip held', async () => {
  const { db, close, topUp } = await databaseBefore('091');
  const arrival = (given: Record<string, unknown>) => {
    const row = { id: newId(at), provider: 'gateway', amount: 100_000, received_at: at, state: 'credited' };
    const written = json({ ...row, named: 'as above', contradicts: false, typed: false, ...given });
    return sql`insert into arrivals select * from jsonb_populate_record(null::arrivals, ${written}::jsonb)`.execute(db);
  };
  const [first, second, third, slipped] = [await topUp({}), await topUp({}), await topUp({}), await topUp({})];
  const waits = await topUp({ status: 'processing' });
  const early = new Date(at.getTime() - 1_000);
  await arrival({ provider_ref: 'FT1', top_up_id: first, received_at: early, credited_by: first });
  await arrival({ provider_ref: 'ft 1', top_up_id: second, credited_by: second });
  // What is in a wallet keeps the reference, also where what is in none came first.
  await arrival({ provider_ref: 'ft2', top_up_id: waits, amount: 90_000, received_at: early, state: 'unmatched' });
  await arrival({ provider_ref: 'FT2', top_up_id: third, credited_by: third });
  await arrival({ provider_ref: 'the right line', top_up_id: slipped, credited_by: slipped, state: 'matched' });
  await sql`update transactions set provider = 'gateway', provider_ref = 'the line below' where id = ${slipped}`.execute(
    db,
  );

  await migrate(db);
  expect((await openTransfers(db)).unmatched).toMatchObject([{ topUpId: 'as above', reason: 'reference' }]);
  const violations = await checkLedger(db);
  expect(violations).toMatchObject([
    {
      invariant: 'references-are-credited-once',
      row: { reference: 'FT1', credited: 200_000, top_ups: [first, second], contradicting: [expect.any(String)] },
    },
  ]);
  const [contradicting] = (violations[0]?.row.contradicting ?? []) as string[];
  await db.transaction().execute((trx) => creditArrival(trx, { id: String(contradicting), at }));
  expect(await checkLedger(db)).toEqual([]);
  const free = { id: waits, provider: 'gateway', providerRef: 'The Line Below', amount: 100_000, at };
  const { arrival: kept } = await db.transaction().execute((trx) => receiveTransfer(trx, free));
  expect(kept.state).toBe('credited');
  expect(await db.selectFrom('arrivals').select('id').execute()).toHaveLength(6);
  await close();
});
