import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seedOf } from '../../backend/testing/seededRun';
import { bookRounds } from './bookRounds';
import { rollingDeploys } from './deploys';
import { isSound } from './losses';
import { crashRounds } from './rounds';

// npm run test:crash -- --rounds 500 --books 200 --deploys 20: the long form of crash.test.ts, and servers that are
// replaced under traffic; VELOC_SEED runs an earlier one again.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '500' },
    books: { type: 'string', default: '200' },
    deploys: { type: 'string', default: '20' },
  },
});
const report = (line: string) => console.log(line);
let isWhole = true;
async function judged(rounds: number, run: (folder: string) => Promise<boolean>): Promise<void> {
  if (rounds === 0) return;
  const folder = mkdtempSync(join(tmpdir(), 'veloc-crash-'));
  if (await run(folder)) rmSync(folder, { recursive: true, force: true });
  else {
    console.log(`The database is kept in ${folder}.`);
    isWhole = false;
  }
}

const [rounds, instants, deploys] = [Number(values.rounds), Number(values.books), Number(values.deploys)];
await judged(rounds, async (folder) => {
  const summary = await crashRounds({ folder, rounds, seed: seedOf('crash'), report });
  console.log(JSON.stringify(summary));
  return isSound(summary);
});
await judged(instants, async (folder) => {
  const summary = await bookRounds({ folder, instants, seed: seedOf('crash of books'), report });
  console.log(JSON.stringify({ ...summary, instants: Object.fromEntries(summary.instants) }, null, 1));
  return summary.faults.length === 0;
});
await judged(deploys, async (folder) => {
  const summary = await rollingDeploys({ folder, deploys, seed: seedOf('deploys'), report });
  if (!summary) throw new Error('Deploys are tried on PostgreSQL behind PgBouncer and Caddy; one of them is missing.');
  console.log(JSON.stringify(summary));
  return isSound(summary) && summary.resets + summary.falseLogouts === 0;
});
process.exitCode = isWhole ? 0 : 1;
