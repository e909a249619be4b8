import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withClient } from '../../backend/db/connect';
import { unlimited } from '../../backend/testing/unlimited';
import { prepareBuyers, type Buyer } from '../../tests/crash/buyers';
import { startShop } from '../../tests/crash/shopProcess';
import { startPostgres } from '../lib/postgres.mjs';
import { root } from '../lib/root.mjs';

const CLOCK = '2026-08-21T10:00:00+07:00';
const OPERATOR_KEY = 'operator-key-of-the-load-bench-0001';

const runAside = promisify(execFile);

export interface LoadShop {
  url: string;
  buyers: Buyer[];
  /** Resident memory of the server's process, in kB. */
  memory(): Promise<number>;
  /** Puts the shop's clock forward to an ISO instant. */
  setClock(now: string): Promise<void>;
  /** What `operator ledger check` says: its exit status and its words. */
  checkLedger(): { status: number; output: string };
  stop(): Promise<void>;
}

/** The shop as a process of its own over a new database of a PostgreSQL server, with players who can pay. */
export async function startLoadShop(players: number): Promise<LoadShop> {
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
  const { url, pid, stop } = await startShop(environment);

  return {
    url,
    buyers,
    memory: async () => Number((await runAside('ps', ['-o', 'rss=', '-p', String(pid)])).stdout),
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
      await stop();
      await withClient(server.url, (client) => client.query(`drop database ${name} with (force)`));
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
