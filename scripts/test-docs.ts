import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { barriersOfDocs, docsPages, isDrawn, type DocsEntry } from '../.storybook/checks/docsPage';
import { findBrowser } from './lib/browser.mjs';
import { serveFolder } from './lib/serve.mjs';
import { buildStorybook, storybook } from './lib/stories.mjs';

/** `npm run test:docs`: builds Storybook, opens every docs page in a browser and says which one cannot be read. */
const LANES = 2;
const PATIENCE_MS = 60_000;

const build = await buildStorybook(true);
if (build.code !== 0) throw new Error(`Storybook could not be built.\n${build.output}`);

const pages = docsPages(
  JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as { entries: Record<string, DocsEntry> },
);
const server = await serveFolder(storybook);
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});

async function read(page: Page, { id }: DocsEntry): Promise<string[]> {
  await page.goto(`${server.url}/iframe.html?viewMode=docs&id=${id}`);
  const patience = performance.now() + PATIENCE_MS;
  // A story that ticks is never at rest for longer.
  while (!(await page.evaluate(isDrawn, 150))) if (performance.now() > patience) return ['it does not come to rest'];
  return page.evaluate(barriersOfDocs, '16px');
}

let passed = 0;
const failures: string[] = [];
const waiting = [...pages];
async function lane() {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    locale: 'vi-VN',
  });
  // What tsx writes into functions that are sent to the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
    const barriers = await read(page, entry).catch((error: unknown) => [String(error).slice(0, 300)]);
    if (barriers.length === 0) passed += 1;
    else failures.push(`${entry.title}: ${barriers.join('; ')}`);
  }
  await context.close();
}
await Promise.all(Array.from({ length: LANES }, lane));
await browser.close();
server.stop();

for (const failure of failures.toSorted()) console.log(failure);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 && passed > 0 ? 0 : 1);
