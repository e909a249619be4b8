import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withClient } from '../../backend/db/connect';
import { unlimited } from '../../backend/testing/unlimited';
import { prepareBuyers, type Buyer } from '../../tests/crash/buyers';
import { startShop, type ShopProcess } from '../../tests/crash/shopProcess';
import { limitCpus } from '../lib/cpuQuota';
import { startPgBouncer } from '../lib/pgbouncer.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { root } from '../lib/root.mjs';

const CLOCK = '2026-08-21T10:00:00+07:00';
const OPERATOR_KEY = 'operator-key-of-the-load-bench-0001';

const runAside = promisify(execFile);

export interface LoadShop {
  /** Of the first server. */
  url: string;
  /** Of all servers. */
  urls: string[];
  buyers: Buyer[];
  /** Resident memory of the servers' processes together, in kB. */
  memory(): Promise<number>;
  /** Gives each server so many processors at most, until they stop. */
  limitCpus(cpus: number): void;
  /** Puts the shop's clock forward to an ISO instant. */
  setClock(now: string): Promise<void>;
  /** What `operator ledger check` says: its exit status and its words. */
  checkLedger(): { status: number; output: string };
  stop(): Promise<void>;
}

/** Connections to PostgreSQL of each server where there are several, behind PgBouncer. */
const POOL = 8;

/**
 * The shop as one process or several over a new database of a PostgreSQL server, with players who can pay. Several
 * share the database through PgBouncer, as one would deploy them.
 */
export async function startLoadShop(players: number, processes = 1): Promise<LoadShop> {
  const server = await startPostgres({ isDurable: true });
  if (!server) throw new Error('Load is held on PostgreSQL only, and there is none: set VELOC_TEST_DATABASE_URL.');
  const name = `veloc_load_${randomBytes(6).toString('hex')}`;
  await withClient(server.url, (client) => client.query(`create database ${name}`));
  const folder = mkdtempSync(join(tmpdir(), 'veloc-load-'));
  const database = new URL(server.url);
  database.pathname = `/${name}`;
  const environment = {
    ...unlimited,
    DATABASE_URL: database.href,
    VELOC_DATA: folder,
    VELOC_SANDBOX: '1',
    VELOC_CLOCK: CLOCK,
    VELOC_OPERATOR_KEY: OPERATOR_KEY,
  };
  const buyers = await prepareBuyers(environment, players);
  const bouncer = processes > 1 ? await startPgBouncer(database.href, { connections: processes * POOL }) : undefined;
  if (processes > 1 && !bouncer) throw new Error('Several servers are held behind PgBouncer only, and there is none.');
  const pooled = new URL(database);
  if (bouncer) pooled.host = `127.0.0.1:${bouncer.port}`;
  const shops: ShopProcess[] = [];
  for (let started = 0; started < processes; started += 1) {
    const settings = { DATABASE_URL: pooled.href, VELOC_DATABASE_POOLER: '1', VELOC_DATABASE_POOL: String(POOL) };
    shops.push(await startShop({ ...environment, ...(bouncer && settings) }));
  }
  const urls = shops.map((shop) => shop.url);
  const [url = ''] = urls;
  const pids = shops.flatMap(({ pid }) => pid ?? []);
  let releases: (() => void)[] = [];

  return {
    url,
    urls,
    buyers,
    memory: async () => {
      const { stdout } = await runAside('ps', ['-o', 'rss=', '-p', pids.join(',')]);
      return stdout.split('\n').reduce((sum, line) => sum + Number(line), 0);
    },
    limitCpus: (cpus) => {
      releases = pids.map((pid) => limitCpus(pid, cpus));
    },
    setClock: async (now) => {
      const headers = { Authorization: `Bearer ${OPERATOR_KEY}`, 'Content-Type': 'application/json' };
      const answer = await fetch(`${url}/sandbox/clock`, { method: 'POST', headers, body: JSON.stringify({ now }) });
      if (!answer.ok) throw new Error(`The clock did not go to ${now}: ${await answer.text()}`);
    },
    checkLedger: () => {
      const env = { ...process.env, ...environment, PORT: new URL(url).port };
      const args = ['backend/dist/operator.js', 'ledger', 'check'];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
      return { status: status ?? 1, output: (stdout + stderr).trim() };
    },
    stop: async () => {
      for (const release of releases) release();
      await Promise.all(shops.map((shop) => shop.stop()));
      await bouncer?.stop();
      await withClient(server.url, (client) => client.query(`drop database ${name} with (force)`));
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
