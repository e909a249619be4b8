import { chromium } from 'playwright';
import { findBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { startShop } from './lib/shop.mjs';

/**
 * `npm run bench:phone`: how soon a slow phone answers a whole way of filling and buying (INP, the longest of few
 * interactions), and how soon a ticket is seen to be in the cart without a network. The figures depend on the machine,
 * so this is no test. LCP and CLS are `bench:home`'s, a tap on a number `bench:builder`'s.
 */
const VISITS = Number(process.argv[2] ?? 3);
/** A slow 4G link: 1.6 Mb/s and 150 ms, on a processor four times slower than this one. */
const LINK = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };
const OFFLINE = { offline: true, downloadThroughput: 0, uploadThroughput: 0, latency: 0 };
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const INP_BUDGET_MS = 200;
const ADD_BUDGET_MS = 100;
const ADDED = 'Đã thêm';

/** Runs in the page before any of its scripts. */
function observe(added) {
  const figures = { interactions: {}, added: null };
  globalThis.phoneFigures = figures;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, target } of list.getEntries()) {
      if (!interactionId) continue;
      const before = figures.interactions[interactionId];
      const pressed = target?.closest('button, label')?.textContent ?? before?.pressed ?? '';
      figures.interactions[interactionId] = { duration: Math.max(duration, before?.duration ?? 0), pressed };
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });

  // Not `innerText`: that would lay the page out, and be measured itself.
  const isTold = () =>
    [...document.querySelectorAll('[role="dialog"]')].some(({ textContent }) => textContent.includes(added));

  let releasedAt = null;
  addEventListener(
    'pointerup',
    ({ timeStamp, target }) => {
      releasedAt = target.closest('button')?.textContent?.includes('Thêm vào giỏ') ? timeStamp : null;
    },
    true,
  );
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(() => {
      if (releasedAt === null || !isTold()) return;
      const from = releasedAt;
      releasedAt = null;
      // After the next frame has been handed over.
      requestAnimationFrame(() => setTimeout(() => (figures.added = performance.now() - from)));
    }).observe(document.body, { subtree: true, childList: true, characterData: true }),
  );
}

async function visit(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(observe, ADDED);
  await page.goto(`${url}/mega`, { waitUntil: 'load' });

  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: /^Vé A/ }).tap();
  await sheet.waitFor();
  for (const number of ['03', '12', '19', '27', '44', '45'])
    await sheet.getByRole('button', { name: number, exact: true }).tap();
  await sheet.getByRole('button', { name: /^Xong/ }).tap();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Chọn nhanh \d+ vé/ }).tap();
  await page.getByRole('button', { name: /^Số kỳ/ }).tap();
  await sheet.waitFor();
  await sheet.getByText('3 kỳ', { exact: true }).tap();
  await sheet.getByRole('button', { name: 'Xong' }).tap();
  await sheet.waitFor({ state: 'detached' });

  // What is in the cart is said by a part that comes after the page; without it there would be nothing to time.
  await page.waitForLoadState('networkidle');
  await devtools.send('Network.emulateNetworkConditions', OFFLINE);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).tap();
  await page.getByText(ADDED).first().waitFor();
  await page.waitForTimeout(500);
  const figures = await page.evaluate(() => globalThis.phoneFigures);
  await context.close();
  if (figures.added === null) throw new Error('The ticket was added, but the moment it was seen was not noted.');
  return { added: figures.added, interactions: Object.values(figures.interactions) };
}

ensureBuilt();
const shop = await startShop();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const visits = [];
for (let count = 0; count < VISITS; count += 1) {
  const { added, interactions } = await visit(browser, shop.url);
  const longest = interactions.toSorted((first, second) => second.duration - first.duration)[0];
  if (!longest) throw new Error('No interaction was noted, so nothing was measured.');
  visits.push({ added, inp: longest.duration });
  console.log(
    `INP ${longest.duration} ms ('${longest.pressed}', of ${interactions.length} interactions)  added ${Math.round(added)} ms`,
  );
}
await browser.close();
await shop.stop();

const middle = (values) => values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)];
console.log(`\nmega, middle of ${VISITS}: INP ${middle(visits.map(({ inp }) => inp))} of ${INP_BUDGET_MS} ms`);
console.log(
  `offline, middle of ${VISITS}: tap to the ticket seen in the cart ${Math.round(middle(visits.map(({ added }) => added)))} of ${ADD_BUDGET_MS} ms`,
);
