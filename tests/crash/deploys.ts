import { randomBytes } from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import { setTimeout } from 'node:timers/promises';
import { withClient } from '../../backend/db/connect';
import { randomFrom } from '../../backend/testing/seed';
import { startCaddy } from '../../scripts/lib/caddy.mjs';
import { startPgBouncer } from '../../scripts/lib/pgbouncer.mjs';
import { freePort, startPostgres } from '../../scripts/lib/postgres.mjs';
import { prepareBuyers, type Buyer } from './buyers';
import { send } from './client';
import { findLosses, type Verdict } from './losses';
import { buyUntilStopped, type PurchaseLog } from './purchases';
import { startShop, type ShopProcess } from './shopProcess';

export interface DeploySummary extends Verdict {
  deploys: number;
  acknowledged: number;
  /** Confirmations that got no answer and were sent again. */
  repeated: number;
  /** Requests whose connection ended without an answer. */
  resets: number;
  /** Sessions of which a server said that they are over. */
  falseLogouts: number;
  /** Answers other than those, by status: of 503 the caller is told to come again. */
  refusals: Record<number, number>;
  reads: number;
}

export interface DeployRun {
  /** An empty folder. */
  folder: string;
  /** How often each server is replaced. */
  deploys: number;
  seed: number;
  /** Called after each. */
  report?(line: string): void;
}

const SERVERS = 4;
const BUYERS = 6;
const READERS = 6;
const OPERATOR_KEY = 'operator-key-of-the-deploy-test-0001';
/** Ms between two calls of a reader. */
const PAUSE = 30;
/** Each so many calls a reader renews its session. */
const RENEWED_EACH = 20;
/** Ms in which Caddy has asked a server that is back whether it is ready. */
const NOTICED = 2_500;

/** Looks at wallet and draws and renews its session, as an open page does. */
async function readUntilStopped(url: string, buyer: Buyer, found: DeploySummary, stopped: AbortSignal): Promise<void> {
  for (let turn = 1; !stopped.aborted; turn += 1) {
    const { token, refreshToken } = buyer;
    const isRenewal = turn % RENEWED_EACH === 0;
    const answer = await (
      isRenewal
        ? send(url, '/auth/refresh', { token, body: { refreshToken } })
        : send(url, turn % 2 ? '/users/get-user-balance' : '/client/get-current-period', { method: 'GET', token })
    ).catch(() => undefined);
    found.reads += 1;
    if (answer?.status === 401) found.falseLogouts += 1;
    else if (answer && answer.status !== 200) found.refusals[answer.status] = (found.refusals[answer.status] ?? 0) + 1;
    else if (answer && isRenewal) Object.assign(buyer, answer.data);
    await setTimeout(PAUSE);
  }
}

/**
 * Four servers on one PostgreSQL behind PgBouncer and Caddy are replaced one after the other, `deploys` times each, as a
 * new release is rolled out, while players buy and look around. Undefined where PostgreSQL, PgBouncer or Caddy is not to
 * be had.
 */
export async function rollingDeploys(run: DeployRun): Promise<DeploySummary | undefined> {
  const stops: (() => Promise<unknown>)[] = [];
  try {
    return await deployBehindProxies(run, stops);
  } finally {
    // What was started last goes first.
    for (const stop of stops.toReversed()) await stop();
  }
}

async function deployBehindProxies(
  { folder, deploys, seed, report = () => {} }: DeployRun,
  stops: (() => Promise<unknown>)[],
): Promise<DeploySummary | undefined> {
  const postgres = await startPostgres();
  if (!postgres) return undefined;
  stops.push(() => postgres.stop());
  const name = `veloc_deploys_${randomBytes(6).toString('hex')}`;
  await withClient(postgres.url, (client) => client.query(`create database ${name}`));
  stops.push(() => withClient(postgres.url, (client) => client.query(`drop database ${name} with (force)`)));
  const database = new URL(postgres.url);
  database.pathname = `/${name}`;
  const bouncer = await startPgBouncer(database.href, { connections: 40 });
  if (!bouncer) return undefined;
  stops.push(() => bouncer.stop());
  const common = {
    VELOC_DATA: folder,
    VELOC_SANDBOX: '1',
    VELOC_SECRET: randomBytes(32).toString('hex'),
    VELOC_CLOCK: '2026-08-21T10:00:00+07:00',
    VELOC_OPERATOR_KEY: OPERATOR_KEY,
    VELOC_LIMIT_PLAYER_WRITES: '999999999',
    VELOC_STEP_UP_FROM: '900000000000',
    // As the files in deploy/ have it: Caddy cannot repeat a call that was cut.
    VELOC_DRAIN_MS: '3000',
  };
  const buyers = await prepareBuyers({ ...common, DATABASE_URL: database.href }, BUYERS + READERS);
  database.host = `127.0.0.1:${bouncer.port}`;
  const environment = { ...common, DATABASE_URL: database.href, VELOC_DATABASE_POOLER: '1', VELOC_DATABASE_POOL: '8' };
  const startAt = async (port: number) => startShop({ ...environment, PORT: String(port) });
  const ports = await Promise.all(Array.from({ length: SERVERS }, freePort));
  const servers: ShopProcess[] = [];
  stops.push(() => Promise.all(servers.map((server) => server.kill())));
  for (const port of ports) servers.push(await startAt(port));
  const caddy = await startCaddy(servers.map(({ url }) => url));
  if (!caddy) return undefined;
  stops.push(() => caddy.stop());

  const found: DeploySummary = {
    deploys,
    acknowledged: 0,
    repeated: 0,
    resets: 0,
    falseLogouts: 0,
    refusals: {},
    reads: 0,
    lost: [],
    wrongBalances: [],
    violations: 0,
    bookFaults: [],
  };
  // `fetch` is undici, which tells here of each request that got no answer, whoever sent it.
  const countReset = () => (found.resets += 1);
  diagnostics.subscribe('undici:request:error', countReset);
  const random = randomFrom(seed);
  const purchaseLog: PurchaseLog = { acknowledged: [], unanswered: [], onAnswer: () => {} };
  const stopping = new AbortController();
  const traffic = Promise.all([
    ...buyers.slice(0, BUYERS).map(async (buyer) => {
      found.repeated += await buyUntilStopped(caddy.url, buyer, random, purchaseLog, stopping.signal);
    }),
    ...buyers.slice(BUYERS).map((reader) => readUntilStopped(caddy.url, reader, found, stopping.signal)),
  ]);
  traffic.catch(() => stopping.abort());
  try {
    for (let deploy = 1; deploy <= deploys && !stopping.signal.aborted; deploy += 1) {
      for (const [place, port] of ports.entries()) {
        await servers[place]?.stop();
        servers[place] = await startAt(port);
        await setTimeout(NOTICED);
      }
      const { resets, falseLogouts, reads, repeated } = found;
      report(
        `deploy ${deploy}/${deploys}: ${purchaseLog.acknowledged.length} bought, ${reads} reads, ${repeated} repeated, ` +
          `${resets} resets, ${falseLogouts} false logouts, refused ${JSON.stringify(found.refusals)}`,
      );
    }
    stopping.abort();
    await traffic;
    const { acknowledged } = purchaseLog;
    found.acknowledged = acknowledged.length;
    const spent = new Map<string, number>();
    for (const { buyer, total } of acknowledged) spent.set(buyer.userId, (spent.get(buyer.userId) ?? 0) + total);
    const judged = { buyers, recent: acknowledged, spent, operatorKey: OPERATOR_KEY };
    Object.assign(found, await findLosses(servers[0]?.url ?? '', judged));
  } finally {
    stopping.abort();
    await traffic.catch(() => undefined);
    diagnostics.unsubscribe('undici:request:error', countReset);
  }
  return found;
}
