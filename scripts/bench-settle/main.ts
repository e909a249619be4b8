import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { unlimited } from '../../backend/testing/unlimited';
import { prepareBuyers, type Buyer } from '../../tests/crash/buyers';
import { send } from '../../tests/crash/client';
import { confirmOrder } from '../../tests/crash/purchases';
import { startShop } from '../../tests/crash/shopProcess';
import { connectServer } from '../../backend/db/connect';
import { megaTicket } from '../../backend/testing/purchases';
import { checkLedger } from '../../backend/ledger/invariants';
import { startPostgres } from '../lib/postgres.mjs';
import { cpuOf, cpuOfTree, parentOf } from '../lib/processorTime';
import { seedTickets } from './seedTickets';

const { values } = parseArgs({ options: { tickets: { type: 'string', default: '200000' } } });
const TICKETS = Number(values.tickets);
const BUYERS = 500;
/** Rules about purchases, of which the bench makes none for its tickets. */
const OF_PURCHASES = ['paid-orders-have-one-journal', 'orders-are-paid-once'];

const server = await startPostgres({ isDurable: true });
if (!server)
  throw new Error('Settlement is measured on PostgreSQL only, and there is none: set VELOC_TEST_DATABASE_URL.');
const admin = new Client({ connectionString: server.url });
await admin.connect();
const name = `veloc_settle_${randomBytes(6).toString('hex')}`;
await admin.query(`create database ${name}`);
const database = new URL(server.url);
database.pathname = `/${name}`;
const folder = mkdtempSync(join(tmpdir(), 'veloc-settle-'));
const environment = {
  ...unlimited,
  DATABASE_URL: database.href,
  VELOC_DATA: folder,
  VELOC_SANDBOX: '1',
  VELOC_CLOCK: '2026-08-21T10:00:00+07:00',
};
const buyers = await prepareBuyers(environment, BUYERS);
const client = new Client({ connectionString: database.href });
await client.connect();
await seedTickets(client, TICKETS);
const postmaster = parentOf(Number((await client.query('select pg_backend_pid() as pid')).rows[0].pid));
const first = await startShop(environment);

let latencies: number[] = [];
const stopBuying = new AbortController();

/** Buys at the server that lives on, one order after the other; each call is timed. */
async function buy(buyer: Buyer, url: string): Promise<void> {
  const timed = async <T>(call: Promise<T>): Promise<T> => {
    const began = performance.now();
    return call.finally(() => latencies.push(performance.now() - began));
  };
  while (!stopBuying.signal.aborted) {
    const body = { gameId: 'mega', periodId: null, numberPeriod: 1, tickets: [megaTicket], total: 10_000 };
    const made = await timed(send(url, '/client-tickets/create-raw-ticket', { token: buyer.token, body }));
    const { id } = made.data as { id: string };
    await timed(confirmOrder(url, { buyer, orderId: id, total: 10_000, key: randomUUID() }));
    await setTimeout(100);
  }
}

function p99(): number {
  const sorted = latencies.toSorted((one, other) => one - other);
  latencies = [];
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}

const draw = (game: string) => client.query(`update periods set status = 'drawn' where id = $1`, [`bench ${game}`]);
const holder = async () =>
  String((await client.query(`select leased_by from jobs where key = 'settle bench keno'`)).rows[0]?.leased_by ?? '');
const settled = async () =>
  (await client.query(`select 1 from periods where id like 'bench%' and status = 'settled'`)).rowCount === 2;

const before = { first: cpuOf(first.pid), postgres: cpuOfTree(postmaster) };
const started = performance.now();
await draw('keno');
while (!(await holder())) await setTimeout(20);
const held = await holder();
// It starts when the other one holds the draw, so that it is known who has to take it over.
const second = await startShop(environment);
const buyersBeside = buyers.slice(0, 4).map((buyer) => buy(buyer, second.url));
await setTimeout(2_000);
const cpuOfKilled = cpuOf(first.pid) - before.first;
await first.kill();
const killedAt = performance.now();
while ((await holder()) === held && !(await settled())) await setTimeout(20);
const takenOver = (performance.now() - killedAt) / 1_000;
await draw('mega');
while (!(await settled())) await setTimeout(100);
const seconds = (performance.now() - started) / 1_000;
const beside = latencies.length;
const loaded = p99();
const shopCpu = cpuOf(second.pid) + cpuOfKilled;
const postgresCpu = cpuOfTree(postmaster) - before.postgres;
await setTimeout(10_000);
const quiet = p99();
stopBuying.abort();
await Promise.all(buyersBeside);
const { rows } = await client.query(
  `select count(*) filter (where status = 3)::int as won, count(*)::int as all from tickets where period_id like 'bench%'`,
);
await second.stop();

const connection = connectServer(database.href);
const violations = (await checkLedger(connection.db)).filter(({ invariant }) => !OF_PURCHASES.includes(invariant));
await connection.close();

console.log(`tickets: ${rows[0].all}, won: ${rows[0].won}`);
console.log(`settled in ${seconds.toFixed(1)} s with a kill, ${(rows[0].all / seconds).toFixed(0)} tickets/s`);
console.log(`the draw of the killed server changed hands ${takenOver.toFixed(1)} s after the kill`);
console.log(`processor: servers ${shopCpu.toFixed(1)} s, PostgreSQL ${postgresCpu.toFixed(1)} s, purchases included`);
console.log(`calls of purchases: p99 ${quiet.toFixed(0)} ms without, ${loaded.toFixed(0)} ms beside (${beside} calls)`);
console.log(`violations of the ledger: ${violations.length} ${JSON.stringify(violations.slice(0, 3))}`);

await client.end();
await admin.query(`drop database ${name} with (force)`);
await admin.end();
await server.stop();
rmSync(folder, { recursive: true, force: true });
