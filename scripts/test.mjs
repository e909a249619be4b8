import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';

/** `npm test`: installs what is missing, runs every suite, ends with one sum over all of them. */
ensureInstalled();

const { add, sentence } = await import('./lib/counts.mjs');
const { findBrowser } = await import('./lib/browser.mjs');
const { startPostgres } = await import('./lib/postgres.mjs');
const { ensureServerBuilt } = await import('./lib/build.mjs');
const suites = await import('./lib/suites.mjs');

const browser = findBrowser();
if (!browser) {
  console.error(
    'No browser to test in: no installed Chromium or Chrome, and Playwright has none of its own. ' +
      'Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or name it in VELOC_CHROMIUM.',
  );
  console.log('0 passed, 1 failed');
  process.exit(1);
}
process.env.VELOC_CHROMIUM = browser;

const reports = join(root, 'test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

let sum = { passed: 0, failed: 0, skipped: 0 };
const remarks = [];
function report(name, counts, output, milliseconds) {
  sum = add(sum, counts);
  if (counts.failed > 0) console.log(`\n--- ${name} ---\n${output.slice(-20_000)}`);
  console.log(`${name}: ${sentence(counts)} (${Math.round(milliseconds / 1000)} s)`);
}

async function lane(list) {
  for (const { name, run } of list) {
    const started = performance.now();
    const { counts, output, notes = [] } = await run();
    remarks.push(...notes);
    report(name, counts, output, performance.now() - started);
  }
}

// Both lanes start it.
ensureServerBuilt();
const postgres = await startPostgres().catch((error) => {
  console.error(String(error));
});

// Two lanes for two cores, neither of which waits for the other: what runs in Node, and what runs in browsers.
await Promise.all([
  lane([
    suites.types(),
    suites.lint(),
    suites.format(),
    suites.unit(reports),
    suites.embedded(reports, postgres?.url),
    suites.postgres(reports, postgres?.url),
  ]),
  lane([
    suites.storybookBuild(),
    suites.stories(reports),
    suites.storefrontBuild(),
    suites.sizes(),
    suites.journeys(reports, postgres?.url),
  ]),
]);
await postgres?.stop();

for (const remark of remarks) console.log(remark);
console.log(sentence(sum));
process.exit(sum.failed === 0 ? 0 : 1);
