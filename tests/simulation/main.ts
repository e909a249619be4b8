import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { clonePglite } from '../../backend/testing/pgliteClone';
import { SimulatedDatabase } from './database';
import { play } from './play';
import { storyOf } from './story';
import { START } from './world';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string' },
    log: { type: 'boolean', default: false },
  },
});
const from = Number(values.seed ?? values.from);
const count = values.seed === undefined ? Number(values.seeds) : 1;
const database = await SimulatedDatabase.over(await clonePglite(new Date(START)));
for (let seed = from; seed < from + count; seed += 1) {
  const began = process.hrtime.bigint();
  const outcome = await play(database, storyOf(seed));
  const ms = Number(process.hrtime.bigint() - began) / 1e6;
  if (values.log) console.log(outcome.lines.join('\n'));
  console.log(
    `seed ${seed}: ${outcome.steps} steps, ${Math.round(outcome.virtual / 60_000)} min in ${Math.round(ms)} ms, trace ${outcome.trace.slice(0, 12)}, ${outcome.violations.length} violations`,
  );
  for (const violation of outcome.violations) console.log(`  ${violation}`);
  await setImmediate();
}
process.exit(0);
