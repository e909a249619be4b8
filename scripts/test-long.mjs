import { spawnSync } from 'node:child_process';
import { longForms } from './lib/longForms.mjs';
import { root } from './lib/root.mjs';

/** `npm run test:long`: every long form, one after the other, hours in all; `-- suites matrix` for some. */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in longForms));
if (unknown.length > 0) {
  console.error(`There is no long form ${unknown.join(', ')}. These exist: ${Object.keys(longForms).join(', ')}.`);
  process.exit(2);
}

let failed = 0;
const outcomes = [];
for (const [name, { args, env = {}, needs }] of Object.entries(longForms)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if (needs && !process.env[needs]) {
    outcomes.push(`${name}: left out, for ${needs} is not set`);
    continue;
  }
  console.log(`--- ${name} ---`);
  const started = performance.now();
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const minutes = Math.round((performance.now() - started) / 60_000);
  outcomes.push(`${name}: ${status === 0 ? 'passed' : 'failed'} (${minutes} min)`);
  if (status !== 0) failed += 1;
}

for (const outcome of outcomes) console.log(outcome);
process.exit(failed === 0 ? 0 : 1);
