import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildPeer, LINK, middleOf, PHONE, SLOWDOWN } from './lib/benchPeers.mjs';
import { findBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { root } from './lib/root.mjs';
import { serveFolder } from './lib/serve.mjs';
import { startShop } from './lib/shop.mjs';

/**
 * `npm run bench:home`: how soon and how steadily home shows on a slow phone, in turns with a page of plain React (one
 * grid, one dialog, tabs) and in each of its ways: written by the server, from a static host, with and without the
 * service worker, a second time. Each visit has a browser context of its own; the middle of the rounds counts. `-- 12`
 * sets the rounds, `-- 12 worker` picks the ways with that word. The figures depend on the machine, so this is no test.
 */
const [rounds = '5', word = ''] = process.argv.slice(2);
/** How long the page may still move after it has loaded, and how long a worker has to keep its files. */
const SETTLE_MS = 3_000;
const KEEP_MS = 8_000;

const folder = mkdtempSync(join(tmpdir(), 'veloc-bench-home-'));
await buildPeer('plainReact', 'page', folder);
ensureBuilt();
const shop = await startShop();
const plain = await serveFolder(folder, { compressed: true });
const host = await serveFolder(join(root, 'dist'), { compressed: true, api: shop.url });

const home = { url: shop.url, ready: '#root h2' };
const ways = [
  { name: 'plain React page', url: `${plain.url}/page.html`, ready: 'button' },
  { name: 'home, first visit', ...home },
  { name: 'home, first visit, a press at once', ...home, isPressed: true },
  { name: 'home, first visit with the worker', ...home, worker: true },
  { name: 'home, second visit without worker', ...home, again: true },
  { name: 'home, second visit with the worker', ...home, again: true, worker: true },
  { name: 'home, static host', ...home, url: host.url },
].filter(({ name }, index) => index === 0 || name.includes(word));

/** Runs in the page before any of its scripts. */
function observe() {
  globalThis.figures = { lcp: 0, element: '', cls: 0, moved: [], longest: 0, pressedAt: 0 };
  const { figures } = globalThis;
  const name = (node) => (node ? `${node.nodeName.toLowerCase()}.${node.className}`.slice(0, 40) : '');
  const watch = (type, see, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...more });
  watch('largest-contentful-paint', (entry) =>
    Object.assign(figures, { lcp: entry.startTime, element: name(entry.element) }),
  );
  watch('layout-shift', (entry) => {
    figures.cls += entry.value;
    figures.moved.push(...entry.sources.map(({ node }) => name(node)));
  });
  const see = (entry) => (figures.longest = Math.max(figures.longest, entry.duration));
  watch('event', see, { durationThreshold: 16 });
  addEventListener('pointerdown', () => (figures.pressedAt ||= performance.now()), true);
}

async function visit(browser, { url, ready, worker = false, again = false, isPressed = false }) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: worker ? 'allow' : 'block' });
  const page = await context.newPage();
  if (again) {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(KEEP_MS);
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const requests = new Map();
  devtools.on('Network.responseReceived', ({ requestId, type }) => requests.set(requestId, { type, bytes: 0 }));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: isPressed ? 'commit' : 'load' });
  await page.locator(ready).first().waitFor();
  let answeredAfter = NaN;
  if (isPressed) {
    await page.getByRole('button', { name: 'Mở danh mục' }).tap();
    await page.getByRole('dialog').waitFor();
    answeredAfter = await page.evaluate(() => performance.now() - globalThis.figures.pressedAt);
  }
  await page.waitForTimeout(SETTLE_MS);
  const figures = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance.getEntriesByType('resource').filter((entry) => entry.initiatorType === 'script');
    const before = scripts.filter((entry) => entry.responseEnd < paint.startTime);
    const sum = (entries) => entries.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
    return { ...globalThis.figures, fcp: paint.startTime, script: sum(before) };
  });
  await context.close();
  const first = [...requests.values()].find(({ type }) => type === 'Document')?.bytes ?? 0;
  return { ...figures, first, answeredAfter };
}

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const figures = new Map(ways.map((way) => [way, []]));
// The first visitor of a server waits for what it compiles.
await visit(browser, ways[1] ?? ways[0]);
for (let round = 0; round < Number(rounds); round += 1) {
  for (const [index] of ways.entries()) {
    const way = ways[(index + round) % ways.length];
    figures.get(way).push(await visit(browser, way));
  }
}
await browser.close();
await shop.stop();
plain.stop();
host.stop();
rmSync(folder, { recursive: true, force: true });

const [against] = figures.values();
console.log(`${rounds} rounds in turns, slow 4G, CPU / ${SLOWDOWN}; ms and kB, the middle of each\n`);
console.log('| Way | FCP | LCP | beside plain React | CLS, worst | longest press | first answer | script before | |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const [{ name }, seen] of figures) {
  const told = (pick) => Math.round(middleOf(seen, pick));
  const beside = middleOf(seen.map(({ lcp }, round) => lcp / against[round].lcp)).toFixed(2);
  const cls = Math.max(...seen.map((figure) => figure.cls)).toFixed(4);
  const moved = [...new Set(seen.flatMap((figure) => figure.moved))].slice(0, 3).join(', ');
  const answered = told(({ answeredAfter }) => answeredAfter);
  const kB = (pick) => (middleOf(seen, pick) / 1000).toFixed(1);
  const notes = [seen.at(-1).element, moved && `moved ${moved}`, answered ? `answered after ${answered}` : ''];
  const cells = [
    name,
    told(({ fcp }) => fcp),
    told(({ lcp }) => lcp),
    beside,
    cls,
    told(({ longest }) => longest),
    kB(({ first }) => first),
    kB(({ script }) => script),
    notes.filter(Boolean).join('; '),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
