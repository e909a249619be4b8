import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { runLedgerCheck } from '../../backend/ledger/checking/check';
import { settlePeriod } from '../../backend/settlement/settlePeriod';
import { testShop } from '../../backend/testing/testShop';
import { startPostgres } from '../lib/postgres.mjs';
import { cpuOfTree, parentOf } from '../lib/processorTime';
import { seedShop } from './seedShop';

/**
 * `npm run bench:ledger -- --tickets 200000 --drawn 10000`: a shop on PostgreSQL that has sold so many tickets, one in
 * twenty, or so many, in a draw that is settled meanwhile. Prints how long the check of the whole takes, that after the
 * draw, and one after nothing, and how much of that is PostgreSQL's processor time, which other work of the machine
 * changes little; ends with 1 when one of them finds anything.
 */
const { values } = parseArgs({
  options: { tickets: { type: 'string', default: '200000' }, drawn: { type: 'string' } },
});
const TICKETS = Number(values.tickets);
const DRAWN = Number(values.drawn ?? TICKETS / 20);

const server = await startPostgres();
if (!server) throw new Error('The ledger check is measured on PostgreSQL only, and there is none.');
process.env.VELOC_TEST_DATABASE_URL = server.url;
const test = await testShop({ now: '2026-08-21T03:00:00.000Z', environment: { VELOC_SIMULATED_DRAWS: '0' } });
// Statements of a settlement and of a check may take long.
const shop = { ...test.shop, db: test.shop.longDb };

const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(shop.db);
const postmaster = parentOf(rows[0]?.pid ?? 0);

let violations = 0;
async function timed(what: string, scope: Parameters<typeof runLedgerCheck>[1]['scope']): Promise<void> {
  const [since, worked] = [performance.now(), cpuOfTree(postmaster)];
  const found = await runLedgerCheck(shop, { scope });
  const took = ((performance.now() - since) / 1_000).toFixed(2);
  const processor = (cpuOfTree(postmaster) - worked).toFixed(2);
  console.log(`${what}: ${took} s, ${processor} s of PostgreSQL's processor, violations: ${found.violations.length}`);
  if (found.violations.length > 0) console.log(JSON.stringify(found.violations.slice(0, 3)));
  violations += found.violations.length;
}

await seedShop(shop.db, { tickets: TICKETS, drawn: DRAWN });
await timed(`the whole ledger of ${TICKETS} tickets`, 'whole');
test.passTime(3_600_000);
const began = performance.now();
await settlePeriod(shop, 'bench keno');
const won = await shop.db
  .selectFrom('prize_payments')
  .select(({ fn }) => fn.countAll<number>().as('won'))
  .executeTakeFirstOrThrow();
const seconds = (performance.now() - began) / 1_000;
console.log(`a draw of ${DRAWN} tickets was settled in ${seconds.toFixed(1)} s, ${won.won} won`);
await timed('what the draw has touched', { draw: 'bench keno' });
test.passTime(3_600_000);
await timed('what the draw has touched, once more within the overlap', { draw: 'of nobody' });
test.passTime(3_600_000);
await timed('what nothing has touched', { draw: 'of nobody' });
await timed('the whole ledger again', 'whole');

await test.close();
await server.stop();
process.exitCode = violations === 0 ? 0 : 1;
