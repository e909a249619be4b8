import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPgBouncer, type Pooler } from '../../scripts/lib/pgbouncer.mjs';
import { createApp } from '../app';
import { createKeyedMutex } from '../keyedLocks';
import { balanceOf } from '../ledger/balance';
import { checkLedger } from '../ledger/invariants';
import { readSettings } from '../settings/readSettings';
import { openShop } from '../start/openShop';
import { checkOut, confirm, megaLineOf } from '../testing/purchases';
import { callerOf, testShop, type TestShop } from '../testing/testShop';
import { connectServer, withClient } from './connect';
import { migrations } from './migrations';

const server = process.env.VELOC_TEST_DATABASE_URL ?? '';
/** Far fewer than the shops ask for, so that each is handed from one to the other. */
const CONNECTIONS = 3;
const pooler: Pooler | undefined = server ? await startPgBouncer(server, { connections: CONNECTIONS }) : undefined;
const reason = server ? 'PgBouncer is not installed' : 'there is no PostgreSQL server';

const limits = { pool: 20, connectMs: 5_000, lockMs: 700, statementMs: 9_000, idleMs: 8_000 };

const throughPooler = (database: string) => {
  const url = new URL(server);
  url.host = `127.0.0.1:${pooler?.port}`;
  url.pathname = database;
  return url.href;
};

describe.skipIf(!pooler)(`through ${pooler?.version ?? `a pooler, but ${reason}`}`, () => {
  let test: TestShop;
  let database: string;
  afterAll(() => pooler?.stop());
  beforeEach(async () => {
    test = await testShop({ port: pooler?.port ?? 0, isPooled: true, limits });
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(test.shop.db);
    database = rows[0]?.name ?? '';
  });
  afterEach(() => test.close());

  it('needs the setting: a shop without it is turned away as it connects', async () => {
    const { db, close } = connectServer(throughPooler(database), limits);
    await expect(sql`select 1`.execute(db)).rejects.toMatchObject({
      cause: expect.objectContaining({ code: '08P01' }),
    });
    await close();
  });

  it('servers that start together on an empty database migrate it once', async () => {
    const name = `veloc_test_${randomBytes(6).toString('hex')}`;
    await withClient(server, (admin) => admin.query(`create database ${name}`));
    const settings = readSettings({
      DATABASE_URL: throughPooler(name),
      VELOC_DATABASE_POOLER: '1',
      VELOC_SANDBOX: '1',
      VELOC_SECRET: 's'.repeat(32),
      VELOC_OPERATOR_KEY: 'o'.repeat(32),
    });
    try {
      const opened = await Promise.all([openShop(settings), openShop(settings), openShop(settings)]);
      const [{ shop }] = opened;
      const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(shop.db);
      expect(rows.map((row) => row.name)).toEqual(Object.keys(migrations).toSorted());
      const held = await sql`
        select objid from pg_locks join pg_database on pg_database.oid = database
        where locktype = 'advisory' and datname = ${name}`.execute(shop.db);
      expect(held.rows).toEqual([]);
      await Promise.all(opened.map(({ close }) => close()));
    } finally {
      await withClient(server, (admin) => admin.query(`drop database ${name} with (force)`));
    }
  });

  it('two servers sell, each order once, over connections that they share', async () => {
    const other = connectServer(throughPooler(database), limits, { isPooled: true });
    const { db, pool, longDb } = other;
    const second = callerOf(createApp({ ...test.shop, db, pool, longDb, mutex: createKeyedMutex() }));
    const players = await Promise.all(Array.from({ length: 8 }, () => test.newPlayer({ balance: 1_000_000 })));
    await Promise.all(
      players.map(async (player, index) => {
        for (let order = 0; order < 4; order += 1) {
          const { id } = await checkOut(test, player, [megaLineOf(index + order)]);
          const paid = await Promise.all([
            confirm(test, player, id),
            confirm({ ...test, call: second }, player, id),
            confirm(test, player, id),
          ]);
          expect(paid.map(({ status }) => status)).toEqual([200, 200, 200]);
        }
      }),
    );
    for (const { userId } of players) expect((await balanceOf(test.shop.db, userId)).amount).toBe(960_000);
    expect(await checkLedger(test.shop.longDb)).toEqual([]);
    await other.close();
  });

  it('counts calls, which a library does by statements with names', async () => {
    const sends = Array.from({ length: 12 }, (_, index) =>
      test.call('POST', '/otp-verify/send', {
        body: { phone: `+849${12_000_000 + index}`, purpose: 'register' },
      }),
    );
    expect(new Set((await Promise.all(sends)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('waits for a lock no longer than a call may', async () => {
    const player = await test.newPlayer({ balance: 100_000 });
    const { id } = await checkOut(test, player);
    const url = new URL(server);
    url.pathname = database;
    await withClient(url.href, async (admin) => {
      await admin.query('begin; lock table orders in access exclusive mode');
      expect(await confirm(test, player, id)).toMatchObject({ status: 503, body: { code: 'DB_BUSY' } });
      await admin.query('rollback');
    });
    expect((await confirm(test, player, id)).status).toBe(200);
  });

  it('gives each kind of work its own limits, and leaves none of them on a connection', async () => {
    const times = sql<{ lock: string; statement: string; idle: string }>`
      select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`;
    const { db, longDb } = test.shop;
    const short = await db.transaction().execute((trx) => times.execute(trx));
    expect(short.rows).toEqual([{ lock: '700ms', statement: '9s', idle: '8s' }]);
    expect((await longDb.transaction().execute((trx) => times.execute(trx))).rows).toEqual([
      { lock: '30s', statement: '10min', idle: '5min' },
    ]);
    expect((await times.execute(longDb)).rows).toEqual([{ lock: '30s', statement: '10min', idle: '5min' }]);
    for (let each = 0; each < 2 * CONNECTIONS; each += 1) {
      expect((await times.execute(db)).rows).toEqual([{ lock: '0', statement: '0', idle: '0' }]);
    }
  });

  it('takes a failed statement of its own back, and goes on over the same connection', async () => {
    const { longDb } = test.shop;
    await expect(sql`select 1 / 0`.execute(longDb)).rejects.toThrow('division by zero');
    for (let each = 0; each < 8; each += 1) {
      expect((await sql<{ one: number }>`select 1 as one`.execute(longDb)).rows).toEqual([{ one: 1 }]);
    }
  });
});
