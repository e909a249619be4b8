import { chromium } from 'playwright';
import { findBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { startShop } from './lib/shop.mjs';

/**
 * `npm run bench:home`: how soon and how steadily the home page shows on a slow phone, over a few visits with an empty
 * cache. The figures depend on the machine, so this is no test.
 */
const VISITS = Number(process.argv[2] ?? 5);
/** A slow 4G link: 1.6 Mb/s and 150 ms, on a processor four times slower than this one. */
const LINK = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
/** How long the page may still move after it has loaded. */
const SETTLE_MS = 3_000;

/** Runs in the page before any of its scripts. */
function observe() {
  globalThis.figures = { lcp: 0, element: '', cls: 0, moved: [] };
  const { figures } = globalThis;
  const name = (node) => (node ? `${node.nodeName.toLowerCase()}.${node.className}`.slice(0, 60) : '');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Object.assign(figures, { lcp: entry.startTime, element: name(entry.element) });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      figures.cls += entry.value;
      figures.moved.push(...entry.sources.map(({ node }) => name(node)));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function visit(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.getByRole('heading', { name: 'Chọn trò chơi' }).waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const figures = await page.evaluate(() => {
    const paints = Object.fromEntries(
      performance.getEntriesByType('paint').map((entry) => [entry.name, entry.startTime]),
    );
    const [navigation] = performance.getEntriesByType('navigation');
    return { ...globalThis.figures, fcp: paints['first-contentful-paint'], load: navigation.loadEventEnd };
  });
  await context.close();
  return figures;
}

const middle = (values) => values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)];
const ms = (value) => `${Math.round(value)} ms`.padStart(8);

ensureBuilt();
const shop = await startShop();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const visits = [];
for (let count = 0; count < VISITS; count += 1) {
  const figures = await visit(browser, shop.url);
  visits.push(figures);
  const moved = [...new Set(figures.moved)].join(', ');
  console.log(
    `FCP ${ms(figures.fcp)}  LCP ${ms(figures.lcp)} (${figures.element})  CLS ${figures.cls.toFixed(4)} ${moved && `(${moved})`}  load ${ms(figures.load)}`,
  );
}
await browser.close();
await shop.stop();

console.log(`\nhome, middle of ${VISITS}: LCP ${ms(middle(visits.map(({ lcp }) => lcp)))} of 1800 ms`);
console.log(`home, worst of ${VISITS}: CLS ${Math.max(...visits.map(({ cls }) => cls)).toFixed(4)} of 0.02`);
