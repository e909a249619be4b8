import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findBrowser } from './lib/browser.mjs';
import { root } from './lib/root.mjs';
import { serveFolder } from './lib/serve.mjs';

/**
 * `npm run bench:ui`: what the components cost beside plain React and plain DOM that do the same work, in Chromium, in
 * turns within one run. The ratios are what counts; the milliseconds belong to the machine. `-- 100 dialog` sets
 * the rounds and picks the lines with that word.
 */
const [rounds = '40', word = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'veloc-bench-ui-'));

await build({
  root: join(root, 'ui/bench'),
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'error',
  build: { outDir: folder, emptyOutDir: true },
});
const site = await serveFolder(folder);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  page.on('pageerror', (error) => console.error(error.message));
  await page.goto(`${site.url}/`, { waitUntil: 'networkidle' });
  const comparisons = await page.evaluate(
    ([count, part]) => globalThis.compareAll(count, part),
    [Number(rounds), word],
  );

  console.log(`${rounds} rounds in turns, medians; script and layout of one act\n`);
  console.log('| Work | Ours, ms | Plain, ms | Ratio | To reach |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const { name, against, limit, ours, plain, ratio } of comparisons) {
    const verdict = limit === null || ratio <= limit ? '' : ' (missed)';
    console.log(
      `| ${name}, beside ${against} | ${ours.toFixed(2)} | ${plain.toFixed(2)} | ${ratio.toFixed(2)}${verdict} | ${limit ?? 'none'} |`,
    );
  }
} finally {
  await browser.close();
  site.stop();
  rmSync(folder, { recursive: true, force: true });
}
