import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { hostileSweep } from '../../rules/testing/hostile/sweep';

/**
 * `npm run test:hostile -- --runs 1000000 --seed 7 --from 0`: the long form of rules/hostile.test.ts. A failure names
 * the place of its value; `--seed` with `--from` that place and `--runs 1` tries it alone, and `--from` goes on after
 * an interrupted run.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    from: { type: 'string', default: '0' },
  },
});
const [runs, seed, from] = [Number(values.runs), Number(values.seed), Number(values.from)];
console.log(`hostile values: --seed ${seed} --from ${from} --runs ${runs}`);
const { calls, broken } = hostileSweep({
  seed,
  runs,
  from,
  report: (done, { length }) =>
    console.log(`${done.toLocaleString('en')} values, ${length} broken, next --from ${from + done}`),
});
for (const { boundary, at, what } of broken.slice(0, 20)) console.log(`--from ${at}: ${boundary}: ${what}`);
console.log(`${runs.toLocaleString('en')} values, ${calls.toLocaleString('en')} calls, ${broken.length} broken`);
process.exitCode = broken.length === 0 ? 0 : 1;
