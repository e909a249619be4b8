import { PGlite } from '@electric-sql/pglite';
import { Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import { overPglite } from '../db/connect';
import { migrate } from '../db/migrate';
import { migrations } from '../db/migrations';
import { json } from '../db/schema';
import { newId } from '../ids';
import { checkLedger } from '../ledger/invariants';
import { moving } from '../ledger/legs';
import { postJournal } from '../ledger/post';
import type { NewTransaction } from '../ledger/transactions';
import { insertUser } from '../testing/insertUser';
import { openTransfers } from './unmatched';

it('keeps what older top-ups knew of their transfers, and lists what they forgot', async () => {
  const { db, close } = overPglite(await PGlite.create(), 'PGlite in memory');
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '082'));
  await new Migrator({
    db,
    provider: { getMigrations: async () => before },
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  const at = new Date('2026-08-21T03:00:00.000Z');
  const userId = newId(at);
  const topUp = (given: Partial<NewTransaction>) =>
    db.transaction().execute(async (trx) => {
      const { amount = 100_000, status = 'success', provider, providerRef, meta = {} } = given;
      const id = newId(at);
      const row = { id, user_id: userId, kind: 'topup', amount, status, title: 'Nạp tiền', meta, provider };
      const written = json({ ...row, provider_ref: providerRef, created_at: at, updated_at: at });
      // As the schema of then has it.
      await sql`insert into transactions select * from jsonb_populate_record(null::transactions, ${written}::jsonb)`.execute(
        trx,
      );
      const legs = moving(amount, { from: 'sys:topup', to: 'wallet' });
      if (status === 'success') await postJournal(trx, { userId, kind: 'topup', refId: id, legs, at });
      return id;
    });
  await db.transaction().execute((trx) => insertUser(trx, { id: userId, phone: '+84912345678', name: 'An', at }));
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
