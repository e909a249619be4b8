import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseProxy, type DatabaseProxy } from '../testing/databaseProxy';
import { connectServer, withClient } from './connect';
import { checkOut, confirm, megaLine } from '../testing/purchases';
import { testShop, type TestAnswer, type TestPlayer, type TestShop } from '../testing/testShop';
import { inTransaction } from './transaction';
import { unavailability } from './unavailable';

const server = process.env.VELOC_TEST_DATABASE_URL ?? '';

const unavailable = { status: 503, body: { status: 503, code: 'DB_UNAVAILABLE', data: null } };
const busy = { status: 503, body: { status: 503, code: 'DB_BUSY', data: null } };
const BALANCE = '/users/get-user-balance';

// The embedded database is in the process itself: nothing can cut it off, and it has no locks to wait for.
describe.skipIf(!server)('with a database server in trouble', () => {
  let test: TestShop;
  let player: TestPlayer;
  let proxy: DatabaseProxy;
  let database: string;
  beforeAll(async () => {
    proxy = await databaseProxy(server);
    test = await testShop({
      port: proxy.port,
      // Long enough that a slow machine cuts, looks and asks in between.
      limits: { lockMs: 2_000 },
    });
    player = await test.newPlayer({ balance: 1_000_000 });
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(test.shop.db);
    database = rows[0]?.name ?? '';
  });
  afterAll(async () => {
    await test.close();
    await proxy.close();
  });

  const cut = (condition = 'true') =>
    withClient(server, (admin) =>
      admin.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${database}' and ${condition}`,
      ),
    );
  const balance = (of = player) => test.call('GET', BALANCE, { token: of.token });

  /** Connections of the shop that wait for a lock, once there are `count` of them. */
  const waiting = (count: number) =>
    withClient(server, async (admin) => {
      const look = async () => {
        const { rows } = await admin.query(
          `select count(*)::int as held from pg_stat_activity where datname = '${database}' and wait_event_type = 'Lock'`,
        );
        return (rows as { held: number }[])[0]?.held ?? 0;
      };
      await expect.poll(look, { timeout: 20_000, interval: 5 }).toBeGreaterThanOrEqual(count);
      return look();
    });

  /** Holds a table while `work` runs, in the test's own connection. */
  const whileLocked = <T>(table: string, work: () => Promise<T>) =>
    whileHeld(`lock table ${table} in access exclusive mode`, work);

  async function whileHeld<T>(statement: string, work: () => Promise<T>): Promise<T> {
    return withClient(server.replace(/\/[^/]*$/, `/${database}`), async (admin) => {
      await admin.query('begin');
      await admin.query(statement);
      try {
        return await work();
      } finally {
        await admin.query('rollback');
      }
    });
  }

  it('outlives a connection that is cut inside a transaction, busy or idle, and goes on', async () => {
    const cutInside = inTransaction(test.shop, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await cut(`pid = ${rows[0]?.pid}`);
      return sql`select 1`.execute(trx);
    });
    expect(unavailability(await cutInside.catch((error: unknown) => error))).toBe('gone');
    const asleep = inTransaction(test.shop, (trx) => sql`select pg_sleep(60)`.execute(trx));
    const told = asleep.catch((error: unknown) => error);
    const sleeping = () =>
      withClient(server, async (admin) => {
        const { rowCount } = await admin.query(
          `select 1 from pg_stat_activity where datname = '${database}' and wait_event = 'PgSleep'`,
        );
        return rowCount;
      });
    await expect.poll(sleeping, { timeout: 20_000 }).toBe(1);
    await cut(`wait_event = 'PgSleep'`);
    expect(unavailability(await told)).toBe('gone');
    expect(await balance()).toMatchObject({ status: 200 });
  });

  it('answers the calls under way with 503 and Retry-After, and those after it as ever', async () => {
    const answers = await whileLocked('accounts', async () => {
      const asked = [1, 2, 3].map(() => balance());
      await waiting(3);
      await cut(`wait_event_type = 'Lock'`);
      return Promise.all(asked);
    });
    for (const answer of answers) {
      expect(answer).toMatchObject(unavailable);
      expect(answer.body.message).toMatch(/gián đoạn/);
      expect(answer.headers.get('Retry-After')).toBe('2');
    }
    expect(await balance()).toMatchObject({ status: 200 });
  });

  it('refuses no purchase whose commit nobody heard of: the same key finds it done, once', async () => {
    const { id, total } = await checkOut(test, player);
    const before = (await balance()).body.data as { amount: number };
    proxy.loseCommits();
    const unheard = await confirm(test, player, id, 'key-of-a-purchase');
    expect(proxy.keepCommits()).toBe(1);
    expect(unheard).toMatchObject(unavailable);
    const again = await confirm(test, player, id, 'key-of-a-purchase');
    expect(again.status, again.text).toBe(200);
    expect((await balance()).body.data).toMatchObject({ amount: before.amount - total });
    const charges = await test.shop.db
      .selectFrom('transactions')
      .select('id')
      .where('order_id', '=', id)
      .where('kind', '=', 'buy')
      .execute();
    expect(charges).toHaveLength(1);
  });

  it('is not ready while the database lets nobody in, and ready with it', async () => {
    const allow = (yes: boolean) =>
      withClient(server, (admin) => admin.query(`alter database ${database} allow_connections ${yes}`));
    expect(await test.call('GET', '/ready')).toMatchObject({ status: 200 });
    await allow(false);
    await cut();
    expect(await test.call('GET', '/ready')).toMatchObject(unavailable);
    expect(await balance()).toMatchObject(unavailable);
    await allow(true);
    expect(await test.call('GET', '/ready')).toMatchObject({ status: 200 });
    expect(await balance()).toMatchObject({ status: 200 });
    expect(test.logged.join('\n')).toMatch(/the database is gone/);
  });

  it('is not ready once it would be refused anew, whatever a kept connection says, and ready when let in', async () => {
    const guest = `${database}_guest`;
    const asAdmin = (statement: string) => withClient(server, (admin) => admin.query(statement));
    const url = new URL(server);
    Object.assign(url, { username: guest, password: 'guest', pathname: `/${database}` });
    await asAdmin(`create role ${guest} login password 'guest'`);
    const connection = connectServer(url.href);
    try {
      await connection.probe();
      const second = connection.db.connection().execute(async (kept) => {
        await sql`select 1`.execute(kept);
        await asAdmin(`alter role ${guest} nologin`);
        await connection.probe();
        return sql`select 1`.execute(connection.db);
      });
      await expect(second).rejects.toThrow(/is not permitted to log in \(28000\)/);
      await expect(connection.probe()).rejects.toThrow(/is not permitted to log in/);
      await asAdmin(`alter role ${guest} login`);
      await connection.probe();
      await sql`select 1`.execute(connection.db);
    } finally {
      await connection.close();
      await asAdmin(`drop role ${guest}`);
    }
  });

  it('keeps a stream of balances open', async () => {
    const leaving = new AbortController();
    const path = `/realtime/users/${encodeURIComponent(player.phone)}.json`;
    const headers = { Authorization: `Bearer ${player.token}` };
    const { body } = await test.app.request(path, { headers, signal: leaving.signal });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const hear = async (words: string) => {
      while (!heard.includes(words)) heard += (await reader?.read())?.value ?? '';
    };
    const { amount } = (await balance()).body.data as { amount: number };
    await hear(`"amount":${amount}`);
    await cut();
    const { id, total } = await checkOut(test, player);
    expect(await confirm(test, player, id)).toMatchObject({ status: 200 });
    await hear(`"amount":${amount - total}`);
    expect(heard).not.toContain('auth_revoked');
    leaving.abort();
    await reader?.cancel();
  });

  it('answers what needs other tables while many players go on asking for a locked one', async () => {
    const crowd = await Promise.all(Array.from({ length: 15 }, () => test.newPlayer()));
    const refused: TestAnswer[] = [];
    const over = new AbortController();
    const goOnAsking = async (one: TestPlayer) => {
      while (!over.signal.aborted) {
        refused.push(await balance(one));
        // What is refused at once would leave the server no turn, and /ready has a second.
        await setTimeout(100);
      }
    };
    const floods = await whileLocked('accounts', async () => {
      const asking = crowd.flatMap((one) => [1, 2, 3, 4].map(() => goOnAsking(one)));
      try {
        await expect.poll(() => refused.length, { timeout: 20_000 }).toBeGreaterThan(20);
        for (let round = 0; round < 5; round += 1) {
          const answer = await test.call('POST', '/client-carts/add-item', { token: player.token, body: megaLine });
          expect(answer.status, answer.text).toBe(200);
          expect(await test.call('GET', '/ready')).toMatchObject({ status: 200 });
        }
      } finally {
        over.abort();
      }
      return asking;
    });
    await Promise.all(floods);
    for (const answer of refused) {
      if (answer.status === 200) continue;
      expect(answer).toMatchObject(busy);
      expect(answer.headers.get('Retry-After')).toBe('1');
    }
    expect(await balance()).toMatchObject({ status: 200 });
    expect(await Promise.all(crowd.map((one) => balance(one)))).toMatchObject(crowd.map(() => ({ status: 200 })));
  });

  it('refuses nobody a route on which one player waits for a lock of their own', async () => {
    const [one, other] = [await test.newPlayer(), await test.newPlayer()];
    const add = ({ token }: TestPlayer) => test.call('POST', '/client-carts/add-item', { token, body: megaLine });
    expect(await add(one)).toMatchObject({ status: 200 });
    await whileHeld(`select 1 from carts where user_id = '${one.userId}' for update`, async () => {
      for (let round = 0; round < 4; round += 1) expect(await add(one)).toMatchObject(busy);
      const stillWaits = add(one);
      await waiting(1);
      expect(await add(other)).toMatchObject({ status: 200 });
      expect(await stillWaits).toMatchObject(busy);
    });
    expect(await add(one)).toMatchObject({ status: 200 });
  });

  it('nor one on which calls without a session wait for the lock of one phone, wherever they come from', async () => {
    const [one, other] = [await test.newPlayer(), await test.newPlayer()];
    const login = ({ phone }: TestPlayer) =>
      test.call('POST', '/client-get-token-by-endpoint', { body: { phone, signature: 'x' } });
    await whileHeld(`select 1 from users where id = '${one.userId}' for update`, async () => {
      for (let round = 0; round < 4; round += 1) expect(await login(one)).toMatchObject(busy);
      const stillWaits = login(one);
      await waiting(1);
      expect(await login(other)).toMatchObject({ status: 403, body: { code: 'SIGNATURE_INVALID' } });
      expect(await stillWaits).toMatchObject(busy);
    });
  });

  it('refuses a route at once on which calls for three phones met locks', async () => {
    const login = ({ phone }: TestPlayer) =>
      test.call('POST', '/client-get-token-by-endpoint', { body: { phone, signature: 'x' } });
    const fourth = await test.newPlayer();
    await whileLocked('signatures', async () => {
      for (const one of [player, await test.newPlayer(), await test.newPlayer()]) {
        expect(await login(one)).toMatchObject(busy);
      }
      const probe = login(player);
      await waiting(1);
      const asked = Date.now();
      expect(await login(fourth)).toMatchObject(busy);
      expect(Date.now() - asked).toBeLessThan(1_500);
      expect(await probe).toMatchObject(busy);
    });
    expect(await login(fourth)).toMatchObject({ status: 403 });
  });

  it('lends one player four connections at once, and the fifth call waits in turn', async () => {
    const asked = await whileLocked('accounts', async () => {
      const calls = Array.from({ length: 12 }, () => balance());
      expect(await waiting(4)).toBe(4);
      return calls;
    });
    for (const answer of await Promise.all(asked)) expect([200, 503]).toContain(answer.status);
    expect((await Promise.all(Array.from({ length: 12 }, () => balance()))).map(({ status }) => status)).toEqual(
      Array.from({ length: 12 }, () => 200),
    );
  });
});
