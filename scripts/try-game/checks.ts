import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../lib/browser.mjs';
import { add, countJest, countPlaywright, sentence } from '../lib/counts.mjs';
import { root } from '../lib/root.mjs';
import { runNode } from '../lib/run.mjs';
import { buildStorybook, runStories } from '../lib/stories.mjs';
import { format, lint, sizes, types } from '../lib/suites.mjs';

/** What `npm run try:game` checks in the copy that has the game. It runs there. */
const reports = join(root, 'test-results');
mkdirSync(reports, { recursive: true });

const browser = findBrowser();
if (!browser) throw new Error('No browser to play in. Install Chromium, or name one in VELOC_CHROMIUM.');
process.env.VELOC_CHROMIUM = browser;

const bin = (path: string) => join(root, 'node_modules', path);

/** What holds every game: its rules against the oracle, its tables, what stories answer, its guide, its calendar. */
const HOLD_GAMES = ['rules', 'scripts', 'storefront/games', 'storefront/app', 'backend/draws'];

async function unit() {
  const file = join(reports, 'unit.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await runNode(bin('vitest/vitest.mjs'), [...args, ...HOLD_GAMES]);
  return { counts: countJest(file, code), output };
}

async function journeys() {
  const file = join(reports, 'journeys.json');
  // The game's own, and what the page of every route must be like.
  const args = ['test', '--reporter=list,json', 'games/xuan', 'every-route', '-g', 'xuan|Xuân'];
  const { code, output } = await runNode(bin('@playwright/test/cli.js'), args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  return { counts: countPlaywright(file, code), output };
}

async function story() {
  const built = await buildStorybook();
  if (built.code !== 0 || !existsSync(join(root, 'storybook-static/index.json'))) {
    return { counts: { passed: 0, failed: 1, skipped: 0 }, output: built.output };
  }
  // Nobody has committed a picture of it.
  const pictures = mkdtempSync(join(tmpdir(), 'veloc-pictures-'));
  const env = { STORY_PICTURES: 'renew', STORY_PICTURES_IN: pictures };
  return runStories(reports, env, ['stories/flows/Xuan']);
}

const checks = {
  types: types().run,
  lint: lint().run,
  format: format().run,
  journeys,
  sizes: sizes().run,
  story,
  unit,
};
const asked = process.argv.slice(2);

let sum = { passed: 0, failed: 0, skipped: 0 };
for (const [name, run] of Object.entries(checks)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const started = performance.now();
  const { counts, output } = await run();
  sum = add(sum, counts);
  if (counts.failed > 0) console.log(`\n--- ${name} ---\n${output.slice(-20_000)}`);
  console.log(`${name}: ${sentence(counts)} (${Math.round((performance.now() - started) / 1000)} s)`);
}
console.log(sentence(sum));
process.exitCode = sum.failed === 0 ? 0 : 1;
