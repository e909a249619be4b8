import { parseArgs } from 'node:util';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { report, narrate } from './report';
import { shrink } from './shrink';
import { openWorkerPool } from './workerPool';
import type { Played } from './worker';

/**
 * `npm run rehearse -- --seeds 1000 --from 0` plays so many seeds. `--seed 4711 --log` plays one and tells its scenario, up
 * to `--until 230` lines; `--shrink` leaves out of it what is not needed to fail. `--same` plays each seed twice, in two
 * processes of which one rests after each step, and compares what happened. `--postgres` plays on a server, where transactions wait for each other's locks.
 * `--days 30` plays so many whole days of a shop on the one seed.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string' },
    days: { type: 'string' },
    until: { type: 'string', default: '100000' },
    log: { type: 'boolean', default: false },
    shrink: { type: 'boolean', default: false },
    same: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
  },
});
/** Ms after each step of the second play: the same on a machine that is slow beside its disk and its threads. */
const REST = 1;
const server = values.postgres ? await startPostgres() : undefined;
if (values.postgres && !server) throw new Error('There is no PostgreSQL to play on: see CONTRIBUTING.md.');
const pool = openWorkerPool(server ? { server: server.url } : {});
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  pool.close();
  await server?.stop();
}

async function run(): Promise<boolean> {
  if (values.seed !== undefined) return playOne(Number(values.seed));
  if (values.days !== undefined) throw new Error('Days are played on one seed: name it with --seed.');
  const seeds = Array.from({ length: Number(values.seeds) }, (_, place) => Number(values.from) + place);
  const began = process.hrtime.bigint();
  const played = await Promise.all(seeds.map(values.same ? twice : once));
  const real = Number(process.hrtime.bigint() - began) / 1e6;
  return report(played, { real });
}

async function once(seed: number): Promise<Played> {
  const played = await pool.play({ seed });
  for (const violation of played.violations) console.log(`seed ${seed}: ${violation}`);
  return played;
}

async function twice(seed: number): Promise<Played> {
  const [first, second] = await Promise.all([pool.play({ seed }), pool.play({ seed, rest: REST })]);
  const place = first.lines.findIndex((line, index) => line !== second.lines[index]);
  const differs =
    first.trace === second.trace ? [] : [`played twice it differs: "${first.lines[place]}", "${second.lines[place]}"`];
  for (const what of differs) console.log(`seed ${seed}: ${what}`);
  return { ...first, violations: [...first.violations, ...differs] };
}

async function playOne(seed: number): Promise<boolean> {
  const days = values.days === undefined ? undefined : Number(values.days);
  const played = await (values.shrink ? shrink({ seed, days }, pool.play) : pool.play({ seed, days }));
  if (!played) {
    console.log(`seed ${seed} has no violation`);
    return true;
  }
  if (values.log || values.shrink) console.log(narrate(played, Number(values.until)));
  else for (const violation of played.violations) console.log(violation);
  return report([played], { real: played.real });
}
