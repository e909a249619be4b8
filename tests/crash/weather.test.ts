import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestCluster } from '../../scripts/lib/postgres.mjs';
import { randomFrom } from '../../backend/testing/seed';
import { seedOf } from '../../backend/testing/seededRun';
import { prepareBuyers, type Buyer } from './buyers';
import { send } from './client';
import { findLosses, repeatUnanswered } from './losses';
import { buyUntilStopped, type PurchaseLog } from './purchases';
import { startShop, type ShopProcess } from './shopProcess';

const RESTARTS = Number(process.env.VELOC_RESTARTS ?? 1);
const PROCESSES = Number(process.env.VELOC_PROCESSES ?? 1);
const LOCK_SECONDS = Number(process.env.VELOC_LOCK_SECONDS ?? 3);
const OPERATOR_KEY = 'operator-key-of-the-weather-test-01';

/** Ms, held by the row that is run by its name alone: beside other tests a machine is busy. */
const isTimed = process.env.VELOC_RESTARTS !== undefined;
const expectWithin = (most: number, ms: number) => isTimed && expect(ms).toBeLessThan(most);

/** It breaks the server, so it never takes the one that others share; the embedded database has no such weather. */
const hasServer = process.env.VELOC_TEST_DATABASE_URL !== undefined;

let folder: string;
let cluster: TestCluster;
let shops: ShopProcess[] = [];
let buyers: Buyer[] = [];

beforeAll(async () => {
  if (!hasServer) return;
  const started = await startPostgres({ isDurable: true, isOwn: true });
  if (!started) throw new Error('There are no binaries of PostgreSQL, so nothing can be restarted.');
  cluster = started;
  folder = mkdtempSync(join(tmpdir(), 'veloc-weather-'));
  const environment = {
    DATABASE_URL: cluster.url,
    VELOC_SANDBOX: '1',
    VELOC_DATA: folder,
    VELOC_CLOCK: '2026-08-21T10:00:00+07:00',
    VELOC_OPERATOR_KEY: OPERATOR_KEY,
  };
  buyers = await prepareBuyers(environment, 5);
  shops = await Promise.all(Array.from({ length: PROCESSES }, () => startShop(environment)));
}, 120_000);

afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.kill()));
  await cluster?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; time: number }> {
  const started = performance.now();
  return { value: await work(), time: performance.now() - started };
}

async function untilServing(): Promise<void> {
  for (const { url } of shops) {
    const isServing = async () => {
      const ready = await fetch(`${url}/ready`);
      const balance = await send(url, '/users/get-user-balance', { method: 'GET', token: buyers[0]?.token ?? '' });
      return ready.status === 200 && balance.status === 200;
    };
    while (!(await isServing())) await setTimeout(20);
  }
}

async function asAdmin<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: cluster.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Lets all players buy meanwhile, then says what was lost or doubled. */
async function underPurchases(work: (purchaseLog: PurchaseLog) => Promise<void>) {
  const random = randomFrom(seedOf('weather'));
  const purchaseLog: PurchaseLog = { acknowledged: [], unanswered: [], onAnswer: () => {} };
  const stopping = new AbortController();
  const buying = Promise.all(
    buyers.map((buyer, index) => {
      const { url } = shops[index % shops.length] as ShopProcess;
      return buyUntilStopped(url, buyer, random, purchaseLog, stopping.signal);
    }),
  );
  try {
    await Promise.race([work(purchaseLog), buying]);
  } finally {
    stopping.abort();
  }
  const repeats = await buying;
  const { url } = shops[0] as ShopProcess;
  const repeated = (await repeatUnanswered(url, purchaseLog)) + repeats.reduce((sum, each) => sum + each, 0);
  for (const { buyer, total } of purchaseLog.acknowledged) buyer.funds -= total;
  const found = await findLosses(url, {
    buyers,
    recent: purchaseLog.acknowledged,
    spent: new Map(),
    operatorKey: OPERATOR_KEY,
  });
  return { ...found, acknowledged: purchaseLog.acknowledged.length, repeated };
}

async function untilAnswered(purchaseLog: PurchaseLog, more: number): Promise<void> {
  const enough = purchaseLog.acknowledged.length + more;
  while (purchaseLog.acknowledged.length < enough) await setTimeout(5);
}

const sound = { lost: [], wrongBalances: [], violations: 0, bookFaults: [] };
const unhandled = /unhandled|ERR_UNHANDLED/i;

function expectAlive(): void {
  for (const shop of shops) expect({ alive: shop.isAlive(), output: shop.output() }).toMatchObject({ alive: true });
  for (const shop of shops) expect(shop.output()).not.toMatch(unhandled);
}

test.runIf(hasServer)(
  'outlives restarts of PostgreSQL under purchases, and loses and doubles nothing (R15)',
  async () => {
    const times: number[] = [];
    const found = await underPurchases(async (purchaseLog) => {
      for (let round = 0; round < RESTARTS; round += 1) {
        await untilAnswered(purchaseLog, 5);
        await cluster.restart();
        times.push((await timed(untilServing)).time);
      }
    });
    expectAlive();
    expect(found).toMatchObject(sound);
    expect(found.acknowledged).toBeGreaterThan(0);
    expectWithin(2_000, Math.max(...times));
    console.log(
      `${RESTARTS} restarts: ${JSON.stringify(found)}, serving again after ${times.map(Math.round).join(' ')} ms`,
    );
  },
  600_000,
);

test.runIf(hasServer)(
  'outlives a connection that is cut inside a transaction (R15)',
  async () => {
    const found = await underPurchases((purchaseLog) =>
      asAdmin(async (client) => {
        let cut = 0;
        while (cut === 0) {
          const { rowCount } = await client.query(
            'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null',
          );
          cut += rowCount ?? 0;
        }
        await untilAnswered(purchaseLog, 5);
      }),
    );
    expectAlive();
    expect(found).toMatchObject(sound);
  },
  120_000,
);

test.runIf(hasServer)(
  'answers whatever needs no locked table, /ready as well, and the rest with 503 (R15)',
  async () => {
    const floods: Promise<Response>[] = [];
    let slowestReady = 0;
    let slowestOther = 0;
    const [bystander, ...others] = buyers;
    await asAdmin(async (client) => {
      await client.query('begin');
      await client.query('lock table accounts in access exclusive mode');
      const until = performance.now() + LOCK_SECONDS * 1_000;
      for (const { url } of shops) {
        for (const { token } of others) {
          const headers = { Authorization: `Bearer ${token}` };
          for (let call = 0; call < 10; call += 1) floods.push(fetch(`${url}/users/get-user-balance`, { headers }));
        }
      }
      while (performance.now() < until) {
        for (const { url } of shops) {
          const ready = await timed(() => fetch(`${url}/ready`));
          expect(ready.value.status).toBe(200);
          slowestReady = Math.max(slowestReady, ready.time);
          const token = bystander?.token ?? '';
          const other = await timed(() => send(url, '/auth/sessions', { method: 'GET', token }));
          expect(other.value.status).toBe(200);
          slowestOther = Math.max(slowestOther, other.time);
        }
        await setTimeout(100);
      }
      await client.query('rollback');
    });
    const answers = await Promise.all(floods);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expect(answer.headers.get('Retry-After')).toBe('1');
    expect(answers.filter(({ status }) => status !== 503 && status !== 200)).toEqual([]);
    expectWithin(1_000, slowestReady);
    expectAlive();
    console.log(
      `accounts locked for ${LOCK_SECONDS} s: /ready at most ${Math.round(slowestReady)} ms, other calls at most ` +
        `${Math.round(slowestOther)} ms, ${refused.length} of ${answers.length} refused`,
    );
  },
  120_000,
);
