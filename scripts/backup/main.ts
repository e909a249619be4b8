import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dump, markProven, removeOlder } from './backup';
import { BackupError } from './pgTools';
import { tryRestore } from './tryRestore';

/**
 * `npm run backup -- --into FOLDER [--keep 14]`: dumps the database that DATABASE_URL names, restores the dump into a
 * fresh database on the same server, or on that of `--on URL`, and runs the ledger check over the restored shop.
 * `npm run backup -- --try FILE` does the latter two with a dump that is there. Ends with 0 only when all rules hold;
 * only then the dump loses the ending `.untried` of its name, and older ones are removed.
 */
const USAGE = 'npm run backup -- --into FOLDER [--keep N] [--on URL], or npm run backup -- --try FILE [--on URL]';

/** A number as people read it; bytes in MB. */
const count = (value: number) => value.toLocaleString('en');
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

function readArguments() {
  const { values } = parseArgs({
    options: {
      into: { type: 'string' },
      try: { type: 'string' },
      keep: { type: 'string' },
      on: { type: 'string' },
    },
  });
  const url = process.env.DATABASE_URL;
  const { into, try: file, keep, on = url } = values;
  if ((into === undefined) === (file === undefined)) throw new BackupError(USAGE);
  if (on === undefined || (into !== undefined && url === undefined)) {
    throw new BackupError('DATABASE_URL names no PostgreSQL server, so there is nothing to back up: set it.');
  }
  if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep))
    throw new BackupError(`--keep ${keep} is no number of backups.`);
  if (file !== undefined && !existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  return { url: url ?? '', into, file, on, keep: keep === undefined ? Infinity : Number(keep) };
}

async function run(): Promise<void> {
  const { url, into, file, on, keep } = readArguments();
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const dumped = file ?? (await dump(url, into ?? '.', new Date()));
  if (!file) console.log(`dumped: ${dumped}, ${megabytes(statSync(dumped).size)}, after ${seconds()}`);
  const { players, tickets, journals, newest, rules, violations } = await tryRestore(dumped, on);
  console.log(`restored: ${count(players)} players, ${count(tickets)} tickets, after ${seconds()}`);
  console.log(`ledger: ${count(journals)} journals, the newest of ${newest?.toISOString() ?? 'no time'}`);
  for (const { invariant, row } of violations) console.error(`${invariant}: ${JSON.stringify(row)}`);
  if (violations.length > 0) {
    throw new BackupError(
      `${violations.length} rows of the restored shop break rules of the ledger, so its money is not what it should be: ` +
        'run the ledger check on the shop itself, and keep the older backups.',
    );
  }
  console.log(`sound: all ${rules} rules of the ledger hold`);
  if (!into) return;
  console.log(`proven: ${markProven(dumped)}`);
  for (const name of removeOlder(into, keep)) console.log(`removed: ${name}`);
}

try {
  await run();
} catch (error) {
  // What the driver says of a server that is away is one sentence, too.
  console.error(error instanceof Error ? error.message || String(error) : error);
  process.exitCode = 1;
}
