import * as fc from 'fast-check';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { scenarios } from './commands';
import { play, type Played } from './play';
import { modelShop } from './shopOfRun';

/**
 * `npm run test:cart -- --runs 10000 --seed 7 --from 0`: the long form of cartModel.test.ts, whose runs are those of
 * `--commands 25`. `--seed` with `--from` and `--runs 1` plays one run again, with `--shrink` down to the fewest
 * commands that still break it, and `--from` goes on after an interrupted run.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(randomInt(2 ** 30)) },
    from: { type: 'string', default: '0' },
    commands: { type: 'string', default: '100' },
    report: { type: 'string', default: '100' },
    shrink: { type: 'boolean', default: false },
  },
});
const [runs, seed, from, most, every] = [values.runs, values.seed, values.from, values.commands, values.report].map(
  Number,
) as [number, number, number, number, number];
console.log(`cart model: --seed ${seed} --from ${from} --runs ${runs} --commands ${most}`);

const began = Date.now();
const shop = await modelShop();
const totals: Played = { commands: 0, calls: 0, rounds: 0 };
let broken = 0;
let done = 0;

const property = fc.asyncProperty(scenarios(most), async (scenario) => {
  const played = await play(shop, scenario);
  totals.commands += played.commands;
  totals.calls += played.calls;
  totals.rounds = Math.max(totals.rounds, played.rounds);
  count();
});

function count(): void {
  done += 1;
  if (done % every !== 0 && done !== runs) return;
  const seconds = Math.round((Date.now() - began) / 1_000);
  const cpu = Math.round(process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6);
  console.log(
    `${done} runs, ${totals.commands} commands, ${totals.calls} calls, ${seconds} s (${cpu} s of a core), at most ${totals.rounds} rounds to agree, ${broken} broken, next --from ${from + done}`,
  );
}

while (done < runs) {
  // The path leads past the runs before it: what a run draws depends on the seed and its number only.
  const next = { seed, path: String(from + done), numRuns: runs - done };
  const outcome = await fc.check(property, { ...next, endOnFailure: !values.shrink });
  if (!outcome.failed) break;
  broken += 1;
  const run = Number(outcome.counterexamplePath?.split(':')[0]);
  console.log(`broken: --seed ${seed} --from ${run} --runs 1 --commands ${most}`);
  console.log(`${JSON.stringify(outcome.counterexample)}\n${String(outcome.errorInstance)}`);
  count();
}
await shop.server.close();
process.exitCode = broken === 0 ? 0 : 1;
