import { chromium } from 'playwright';
import { findBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { countPageRenders, takeCounts } from './lib/pageRenders.mjs';
import { startShop } from './lib/shop.mjs';
import { recordTaps, recordWork } from './lib/tapTimes.mjs';

/**
 * `npm run bench:builder`: from a finger's release on a number to the frame that shows it picked, on a processor four
 * times slower, and how often the page under the picker renders meanwhile. The figures depend on the machine and on
 * what else it does, so this is no test; the main thread's own time before the frame depends on that least.
 */
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const BUDGET_MS = 50;
/** How long a finger stays down, and the pause to the next tap: about as fast as a person taps. */
const HOLD_MS = 80;
const BETWEEN_MS = 150;

const upTo = (count) => Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'));

/** Where these buttons of the open sheet are. They are found before, so that nothing but the taps is measured. */
async function placesOf(page, names) {
  const sheet = page.getByRole('dialog');
  const found = new Map();
  for (const name of new Set(names)) {
    const { x, y, width, height } = await sheet.getByRole('button', { name, exact: true }).boundingBox();
    found.set(name, { x: x + width / 2, y: y + height / 2 });
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

/** A phone with the picker open over the page, and where to tap. `prepare` gets the page before it is loaded. */
async function pickerOf(browser, shop, { path, open, taps }, prepare = async () => undefined) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await prepare(page);
  await page.goto(shop.url + path, { waitUntil: 'networkidle' });
  await open(page);
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(1_000);
  // What comes by itself every half minute would be counted among the taps.
  await page.route('**/client/get-current-period*', () => undefined);
  return { page, context, places: await placesOf(page, taps) };
}

/** What `record` finds while the numbers are tapped. */
async function tapping(browser, shop, one, record) {
  const { page, context, places } = await pickerOf(browser, shop, one);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const figures = await record(browser, async () => {
    for (const place of places) {
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
      await page.waitForTimeout(HOLD_MS);
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.waitForTimeout(BETWEEN_MS);
    }
    await page.waitForTimeout(500);
  });
  await context.close();
  return figures;
}

/** In a run of its own, since counting takes time. */
async function rendersOf(browser, shop, one) {
  const { page, context, places } = await pickerOf(browser, shop, one, (empty) =>
    empty.addInitScript(countPageRenders),
  );
  await page.evaluate(() => globalThis.builderFigures.start());
  for (const { x, y } of places) await page.touchscreen.tap(x, y);
  await page.waitForTimeout(500);
  const counts = await page.evaluate(takeCounts);
  // What the page itself is told must be seen, or none of the zeros above means anything.
  await page.getByRole('button', { name: /^Xong/ }).tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const { pageRenders } = await page.evaluate(takeCounts);
  if (pageRenders === counts.pageRenders)
    throw new Error('Confirming the picker renders the page, but nothing was counted.');
  await context.close();
  return counts;
}

function spread(values) {
  const sorted = values.toSorted((first, second) => first - second);
  const at = (part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

ensureBuilt();
const shop = await startShop();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
for (const one of cases) {
  const toPaint = await tapping(browser, shop, one, recordTaps);
  const work = await tapping(browser, shop, one, recordWork);
  const { pageRenders, commits } = await rendersOf(browser, shop, one);
  console.log(
    `${one.name}, ${toPaint.length} taps\n` +
      `  release to paint  ${spread(toPaint)}, of ${BUDGET_MS} ms\n` +
      `  work before it    ${spread(work.toFrame)}; all work ${Math.round(work.all / work.toFrame.length)} ms a tap\n` +
      `  page rendered ${pageRenders} times in ${commits} commits`,
  );
}
await browser.close();
await shop.stop();
