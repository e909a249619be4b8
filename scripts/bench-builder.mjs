import { chromium } from 'playwright';
import { findBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { countPageRenders, takePaints } from './lib/pageRenders.mjs';
import { startShop } from './lib/shop.mjs';

/**
 * `npm run bench:builder`: from a tap on a number to its paint on a processor four times slower, and how often the page
 * under the picker renders meanwhile. The figures depend on the machine, so this is no test.
 */
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const BUDGET_MS = 50;
/** About as fast as a person taps. */
const BETWEEN_MS = 150;

const upTo = (count) => Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'));

/** Where these buttons of the open sheet are. They are found before, so that nothing but the taps is measured. */
async function placesOf(page, names) {
  const sheet = page.getByRole('dialog');
  const found = new Map();
  for (const name of new Set(names)) {
    const { x, y, width, height } = await sheet.getByRole('button', { name, exact: true }).boundingBox();
    found.set(name, [x + width / 2, y + height / 2]);
  }
  return names.map((name) => found.get(name));
}

const cases = [
  {
    name: 'keno, 10 of 80',
    path: '/keno',
    open: (page) => page.getByRole('button', { name: /^Vé A/ }).tap(),
    taps: upTo(10),
  },
  {
    name: 'mega, bao 18 of 45',
    path: '/mega',
    async open(page) {
      await page.getByRole('button', { name: /^Cách chơi/ }).tap();
      await page.getByRole('radio', { name: /Bao 18/ }).press(' ');
      await page.getByRole('button', { name: 'Chơi Bao 18' }).tap();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: /^Vé A/ }).tap();
    },
    taps: upTo(18),
  },
  {
    name: 'max3dpro, 20 groups typed',
    path: '/max3dpro',
    async open(page) {
      await page.getByRole('radio', { name: 'Bao nhiều bộ số' }).press(' ');
      await page.getByRole('button', { name: /Thêm bộ số/ }).tap();
    },
    taps: upTo(20).flatMap((number) => ['1', ...number]),
  },
];

async function measure(browser, shop, { path, open, taps }) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(countPageRenders);
  await page.goto(shop.url + path, { waitUntil: 'networkidle' });
  await open(page);
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(1_000);
  // What comes by itself every half minute would be counted among the taps.
  await page.route('**/client/get-current-period*', () => undefined);
  const places = await placesOf(page, taps);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => globalThis.builderFigures.start());
  const before = await work(devtools);
  for (const [x, y] of places) {
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(BETWEEN_MS);
  }
  await page.waitForTimeout(500);
  const done = (await work(devtools)) - before;
  const figures = { ...(await page.evaluate(takePaints)), done };
  // What the page itself is told must be seen, or none of the zeros above means anything.
  await page.getByRole('button', { name: /^Xong/ }).tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const { pageRenders } = await page.evaluate(takePaints);
  if (pageRenders === figures.pageRenders)
    throw new Error('Confirming the picker renders the page, but nothing was counted.');
  await context.close();
  return figures;
}

/** Ms that the page's main thread has worked, whatever else the machine was busy with. */
async function work(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

const at = (values, part) => values[Math.min(values.length - 1, Math.floor(values.length * part))];

ensureBuilt();
const shop = await startShop();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
for (const one of cases) {
  const { paints, pageRenders, commits, done } = await measure(browser, shop, one);
  const sorted = paints.toSorted((first, second) => first - second);
  const ms = (part) => `${Math.round(at(sorted, part))} ms`;
  console.log(
    `${one.name.padEnd(28)} tap to paint p50 ${ms(0.5)}, p95 ${ms(0.95)} of ${BUDGET_MS} ms (${paints.length} taps, ${Math.round(done / paints.length)} ms of work each); page rendered ${pageRenders} times in ${commits} commits`,
  );
}
await browser.close();
await shop.stop();
