import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { planted } from '../tests/simulation/planted';
import type { Planted } from '../tests/simulation/plantedMoney';
import { shrink } from '../tests/simulation/shrink';
import { openWorkerPool, type WorkerPool } from '../tests/simulation/workerPool';
import { startPostgres } from './lib/postgres.mjs';
import { root } from './lib/root.mjs';
import { workingCopy } from './lib/workingCopy';

/**
 * `npm run test:planted`: plants the faults of `tests/simulation/planted.ts` one after the other in a copy of this
 * repository, and counts the seeds that the simulation needs to find each. `-- --only tax` takes those whose name fits,
 * `--most 300` gives up after so many seeds. `--file faults.json` plants a list of your own instead, each
 * `{ name, file, from, to }`; `--shrink` leaves out of each find what it does not need, and counts the acts that are left.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    most: { type: 'string', default: '300' },
    file: { type: 'string' },
    shrink: { type: 'boolean', default: false },
  },
});

const faultsSchema = v.array(
  v.object({
    name: v.string(),
    file: v.string(),
    from: v.string(),
    to: v.string(),
    needsPostgres: v.exactOptional(v.literal(true)),
  }),
);

/** Those of the repository, or of a file that somebody wrote without knowing what the simulation looks for. */
const known: readonly Planted[] = values.file
  ? v.parse(faultsSchema, JSON.parse(readFileSync(values.file, 'utf8')))
  : planted;

/** The text of a file with the fault in it. */
function plant({ name, file, from, to }: Planted, text: string): string {
  if (text.split(from).length !== 2)
    throw new Error(`"${name}" is not planted: its place is not once in ${file}. Mend its \`from\`.`);
  return text.replace(from, () => to);
}

/** Plays seeds until one shows the fault; undefined when none of `most` does. */
async function seedsUntilFound(
  pool: WorkerPool,
  most: number,
  size: number,
): Promise<{ seed: number; as: string } | undefined> {
  for (let seed = 0; seed < most; seed += size) {
    const batch = Array.from({ length: size }, (_, place) => pool.play({ seed: seed + place }));
    const found = (await Promise.all(batch)).find(({ violations }) => violations.length > 0);
    if (found) return { seed: found.seed, as: found.violations[0] ?? '' };
  }
  return undefined;
}

/** Plants each fault in a copy of the repository and has the simulation look for it. Answers whether all were found. */
async function findPlanted(chosen: RegExp, most: number): Promise<boolean> {
  const copy = workingCopy(root);
  const size = 2;
  const counts: number[] = [];
  const faults = known.filter(({ name }) => chosen.test(name));
  const isServerNeeded = faults.some(({ needsPostgres }) => needsPostgres);
  const server = isServerNeeded ? await startPostgres() : undefined;
  if (isServerNeeded && !server) throw new Error('Some of these faults need PostgreSQL, which is not installed.');
  try {
    for (const fault of faults) {
      const path = join(copy, fault.file);
      const right = readFileSync(path, 'utf8');
      writeFileSync(path, plant(fault, right));
      const pool = openWorkerPool({ root: copy, size, server: fault.needsPostgres ? server?.url : '' });
      const found = await seedsUntilFound(pool, most, size);
      const shrunk = found && values.shrink ? await shrink({ seed: found.seed }, pool.play) : undefined;
      pool.close();
      writeFileSync(path, right);
      if (found) counts.push(found.seed + 1);
      const acts = shrunk ? `${shrunk.acts} acts left, ` : '';
      console.log(
        `${fault.name}: ${found ? `seed ${found.seed}, ${acts}${found.as.slice(0, 110)}` : `not found in ${most} seeds`}`,
      );
    }
  } finally {
    await server?.stop();
    rmSync(copy, { recursive: true });
  }
  const sorted = counts.toSorted((one, other) => one - other);
  console.log(`${counts.length} of ${faults.length} found, median ${sorted[Math.floor(sorted.length / 2)] ?? 0} seeds`);
  return counts.length === faults.length;
}

process.exitCode = (await findPlanted(new RegExp(values.only), Number(values.most))) ? 0 : 1;
