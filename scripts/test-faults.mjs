import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from './lib/postgres.mjs';
import { root } from './lib/root.mjs';

/**
 * The long forms by their row: files, and how much they do. Each prints its seed; VELOC_SEED repeats it. With the seed,
 * `--from N` goes on where a form of many rounds (R4, R7, F1) was stopped.
 */
const rows = {
  R3: { files: ['backend/payment/race.test.ts'], env: { VELOC_ROUNDS: '1000', VELOC_CONFIRMATIONS: '1000' } },
  R4: { project: 'tests', files: ['tests/refresh-races'], env: { VELOC_ROUNDS: '1000', VELOC_CALLS: '50' } },
  R5: { files: ['backend/ledger/randomOperations.test.ts'], env: { VELOC_OPERATIONS: '100000' } },
  R7: {
    project: 'tests',
    files: ['tests/linearizability/histories.test.ts'],
    env: { VELOC_HISTORIES: '200', VELOC_HISTORY_LENGTH: '200' },
  },
  R8: { files: ['backend/payment/cutOff.test.ts'], env: { VELOC_CLOSINGS: '20', VELOC_BETS: '50' } },
  R9: {
    project: 'storefront',
    files: ['storefront/features/builder/clockSkew.test.ts', 'storefront/features/builder/displayedTime.test.tsx'],
    env: { VELOC_CLOCK_ROUNDS: '10' },
  },
  R12: { files: ['backend/http/idempotency.test.ts'], env: { VELOC_KEYS: '100000' } },
  R13: { files: ['backend/topup/anyOrder.test.ts'], env: { VELOC_ROUNDS: '2000' } },
  R15: {
    project: 'tests',
    files: ['tests/crash/weather.test.ts'],
    env: { VELOC_RESTARTS: '20', VELOC_PROCESSES: '3', VELOC_LOCK_SECONDS: '12' },
  },
  S1: { files: ['backend/sessions/bruteForce.test.ts'], env: { VELOC_GUESSES: '10000', VELOC_FORGED: '1000' } },
  S10: { files: ['backend/saferPlay'], env: {} },
  S11: {
    files: ['lockOut', 'knownDevice', 'unlockPhone', 'pumping'].map((name) => `backend/sessions/${name}.test.ts`),
    env: { VELOC_FAKE_DEVICES: '1000' },
  },
  F1: { project: 'tests', files: ['tests/contract/faults.test.ts'], env: { VELOC_REQUESTS: '100000' } },
  R14: { files: ['backend/settlement/poolOrder.test.ts'], env: { VELOC_POOL_RUNS: '10000' } },
  R11: { files: ['backend/draws/voidPeriod.test.ts', 'backend/settlement'], env: {} },
};

const { values, positionals } = parseArgs({
  options: { row: { type: 'string', multiple: true, default: [] }, from: { type: 'string', default: '0' } },
  allowPositionals: true,
});
const asked = [...values.row, ...positionals];
const unknown = asked.filter((row) => !(row in rows));
if (unknown.length > 0) {
  console.error(`There is no row ${unknown.join(', ')}. These exist: ${Object.keys(rows).join(', ')}.`);
  process.exit(2);
}

const server = await startPostgres();
if (!server) {
  console.error(
    'Races count on a PostgreSQL server only, and there is none: install one or set VELOC_TEST_DATABASE_URL.',
  );
  process.exit(1);
}
let failed = 0;
for (const [row, { project = 'backend', files, env }] of Object.entries(rows)) {
  if (asked.length > 0 && !asked.includes(row)) continue;
  console.log(`row ${row}: ${Object.entries(env).flat().join(' ')}`);
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', project, ...files],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env, VELOC_FROM: values.from, VELOC_TEST_DATABASE_URL: server.url },
    },
  );
  if (status !== 0) failed += 1;
}
await server.stop();
process.exit(failed === 0 ? 0 : 1);
