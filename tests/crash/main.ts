import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seedOf } from '../../backend/testing/seededRun';
import { crashRounds } from './rounds';

// npm run test:crash -- --rounds 500: the long form of crash.test.ts; VELOC_SEED runs an earlier one again.
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '500' } } });
const folder = mkdtempSync(join(tmpdir(), 'veloc-crash-'));
const report = (line: string) => console.log(line);
const summary = await crashRounds({ folder, rounds: Number(values.rounds), seed: seedOf('crash'), report });
console.log(JSON.stringify(summary));
const isSound = summary.lost.length + summary.wrongBalances.length + summary.violations === 0;
if (isSound) rmSync(folder, { recursive: true, force: true });
else console.log(`The database is kept in ${folder}.`);
process.exitCode = isSound ? 0 : 1;
