import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { root } from './lib/root.mjs';
import { startShop } from './lib/shop.mjs';

/**
 * `npm run bench:offline`: how long the worker takes for 1,000 tickets and the page is kept from anything else meanwhile,
 * and how soon a slow phone without a network shows its tickets with what signed results say of them. The figures depend
 * on the machine, so this is no test.
 */
const RUNS = Number(process.argv[2] ?? 7);
const TICKETS = 1_000;
/** Of them in one purchase. */
const TOGETHER = 5;
/** Purchases of one ticket that a start shows. */
const FEW = 12;
const DAYS = 30;
const SLOWDOWN = 4;
const BUDGETS = { worker: 100, blocked: 8, content: 400, verdicts: 700 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const DAY_MS = 86_400_000;
const phone = '+84912345678';

const twenty = () =>
  Array.from({ length: 80 }, (_, index) => [Math.random(), index + 1])
    .toSorted(([one], [other]) => one - other)
    .slice(0, 20)
    .map(([, number]) => number)
    .toSorted((one, other) => one - other);

/** A month of Keno up to yesterday, as a result file has it. */
const draws = Array.from({ length: DAYS * 119 }, (_, index) => {
  const date = new Date(Date.now() + 7 * 3_600_000 - (DAYS - Math.floor(index / 119)) * DAY_MS)
    .toISOString()
    .slice(0, 10);
  const minutes = 6 * 60 + 8 + (index % 119) * 8;
  const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  const numbers = twenty();
  return {
    game: 'keno',
    drawId: String(900_000 + index),
    date,
    slot: (index % 119) + 1,
    time,
    numbers,
    status: 'confirmed',
  };
});

async function call({ url }, path, body) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).data;
}

/** A player; answers what the device keeps of the session. */
async function register(shop) {
  const { challengeId } = await call(shop, '/otp-verify/send', { phone, purpose: 'register' });
  const code = /OTP \+84912345678 (\d{6})/.exec(shop.printed())?.[1];
  const { signature } = await call(shop, '/otp-verify/verify', { challengeId, phone, code });
  const given = { phone, name: 'An', signature, acceptPrivacy: true };
  const { user, token, refreshToken } = await call(shop, '/register-account', given);
  return {
    'veloc.token': token,
    'veloc.refresh-token': refreshToken ?? '',
    'veloc.user': JSON.stringify(user),
    'veloc.age-confirmed': 'true',
  };
}

async function importDraws({ url, data }) {
  const key = readFileSync(join(data, 'operator-key'), 'utf8').trim();
  const answer = await fetch(`${url}/operator/results`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-ndjson', Authorization: `Bearer ${key}` },
    body: draws.map((draw) => JSON.stringify(draw)).join('\n'),
  });
  if (!answer.ok) throw new Error(`The draws were not taken: ${await answer.text()}`);
}

/** Keno tickets of ten numbers as a device keeps them, each purchase of another draw. */
const purchases = (count, together) =>
  Array.from({ length: count }, (_, index) => {
    const { date, time } = draws[(index * 17) % draws.length];
    const tickets = Array.from({ length: together }, (__, place) => ({
      ticketId: `${index}-${place}`,
      ticketStatus: 1,
      code: 'ABCDE'[place],
      ticket: { listNumber: twenty().slice(0, 10), playMethod: 'LEVEL_10', betAmount: 10_000 },
      copies: 1,
      price: 10_000,
      prize: 0,
    }));
    const periodId = `keno:${date.replaceAll('-', '')}:${time.replace(':', '')}`;
    const period = { periodId, name: '', resultDate: date.split('-').toReversed().join('/'), result: null, tickets };
    return {
      id: `${index}.keno`,
      gameId: 'keno',
      createdAt: new Date().toISOString(),
      total: 50_000,
      listPeriod: [period],
    };
  });

/** Runs in the page: puts tickets in the place of those that are there, of the owner who is. */
function fill(given) {
  return new Promise((done, failed) => {
    const opening = indexedDB.open('veloc-tickets');
    opening.addEventListener('success', () => {
      const db = opening.result;
      const writing = db.transaction('tickets', 'readwrite');
      writing.objectStore('tickets').clear();
      for (const entry of given)
        writing
          .objectStore('tickets')
          .put({ entry, verdict: { state: 'unknown' } }, `${entry.id} ${entry.listPeriod[0].periodId}`);
      writing.addEventListener('complete', () => {
        db.close();
        done();
      });
      writing.addEventListener('error', () => failed(writing.error));
    });
  });
}

/** Runs in the page: starts a worker that checks all tickets; `check` asks it once more. */
async function startChecking({ script, policy }) {
  const worker = new Worker(script, { type: 'module' });
  globalThis.check = async () => {
    const began = performance.now();
    const { data } = await new Promise((done) => {
      worker.addEventListener('message', done, { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin and takes none
      worker.postMessage({ id: 1, task: 'check', given: { policy } });
    });
    if (data.failure) throw new Error(data.failure);
    return { took: performance.now() - began, tickets: data.answer };
  };
  return globalThis.check();
}

/** Runs in the page before any of its scripts. */
function observe() {
  globalThis.verdictsAt = null;
  new MutationObserver(() => {
    if (globalThis.verdictsAt === null && document.body?.textContent.includes('Dự tính')) {
      globalThis.verdictsAt = performance.now();
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const middle = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const line = (name, values, budget) =>
  console.log(
    `${name.padEnd(44)} best ${Math.min(...values).toFixed(1)}, middle ${middle(values).toFixed(1)} of ${budget} ms`,
  );

ensureBuilt();
const shop = await startShop();
await importDraws(shop);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
// The page's own policy of trusted types is made once; a second worker beside its own needs another.
const context = await browser.newContext({ ...PHONE, bypassCSP: true });
const page = await context.newPage();
const storage = await register(shop);
await page.goto(`${shop.url}/health`);
await page.evaluate((kept) => Object.entries(kept).forEach((entry) => localStorage.setItem(...entry)), storage);
await page.goto(shop.url);
await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
await page.waitForFunction(async () => {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  return localStorage.getItem('veloc.shop-policy') !== null && names.includes('veloc-tickets');
});
await page.waitForTimeout(3_000);
await page.evaluate(fill, purchases(TICKETS / TOGETHER, TOGETHER));
const script = readdirSync(join(root, 'dist/assets')).find((name) => /^keptWorker-.*\.js$/.test(name));
const policy = await page.evaluate(() => JSON.parse(localStorage.getItem('veloc.shop-policy')).text);
const { tickets } = await page.evaluate(startChecking, { script: `/assets/${script}`, policy });
console.log(`${tickets} tickets against ${draws.length} draws of a signed pack`);
const devtools = await context.newCDPSession(page);
const machine = await browser.newBrowserCDPSession();
// Its own time of the page's thread, and of the process that has both threads: a busy machine changes neither.
await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
async function spent() {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const { processInfo } = await machine.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return {
    page: metrics.find(({ name }) => name === 'TaskDuration').value * 1_000,
    both: renderers.reduce((sum, { cpuTime }) => sum + cpuTime, 0) * 1_000,
  };
}
const checks = [];
for (let run = 0; run < RUNS; run += 1) {
  await page.waitForTimeout(300);
  const before = await spent();
  const { took } = await page.evaluate(() => globalThis.check());
  const after = await spent();
  const blocked = after.page - before.page;
  checks.push({ took, blocked, worker: after.both - before.both - blocked });
}
line(
  'checked in the worker, its processor time',
  checks.map(({ worker }) => worker),
  BUDGETS.worker,
);
line(
  'from asking to the answer',
  checks.map(({ took }) => took),
  BUDGETS.worker,
);
line(
  'page kept from anything else meanwhile',
  checks.map(({ blocked }) => blocked),
  BUDGETS.blocked,
);
await page.evaluate(fill, purchases(FEW, 1));
await page.evaluate(() => globalThis.check());
await page.close();

const starts = [];
for (let run = 0; run < RUNS; run += 1) {
  const cold = await context.newPage();
  const slow = await context.newCDPSession(cold);
  await context.setOffline(true);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await slow.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cold.addInitScript(observe);
  await cold.goto(`${shop.url}/account/tickets`);
  await cold.waitForFunction(() => globalThis.verdictsAt !== null);
  const { metrics } = await slow.send('Performance.getMetrics');
  const figures = await cold.evaluate(() => ({
    content: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    verdicts: globalThis.verdictsAt,
  }));
  // What of it the page's thread had to do: all that is left of a start where the machine is busy with others.
  const own = metrics.find(({ name }) => name === 'TaskDuration').value * 1_000 * SLOWDOWN;
  starts.push({ ...figures, own });
  await cold.close();
}
line(
  `first content offline, processor / ${SLOWDOWN}`,
  starts.map(({ content }) => content),
  BUDGETS.content,
);
line(
  'tickets with verdicts',
  starts.map(({ verdicts }) => verdicts),
  BUDGETS.verdicts,
);
line(
  'their own processor time, so much slower',
  starts.map(({ own }) => own),
  BUDGETS.verdicts,
);
await browser.close();
await shop.stop();
