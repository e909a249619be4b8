import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { startShop } from './lib/shop.mjs';

/**
 * `npm run bench:evening`: a whole evening on a slow phone: a ticket of each game, four draws of Keno watched live, a
 * win looked at and moved to the wallet, a withdrawal. It tells what each page has shifted (CLS) and how long the
 * longest press of all took (INP). The figures depend on the machine, so this is no test.
 */
const SLOWDOWN = Number(process.argv[2] ?? 4);
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const EVENING = '2026-08-22T17:05:00+07:00';
const LIVE_DRAWS = 4;
const MOST_DRAWS = 16;
const INP_BUDGET_MS = 200;
/** What rounds to nothing is none. */
const LEAST_SHIFT = 0.0005;
const GAMES = [
  '/keno',
  '/keno-eo',
  '/keno-ud',
  '/mega',
  '/power',
  '/max3d',
  '/max3dpro',
  '/lotto535',
  '/loto',
  '/classic',
];
const phone = '+84912345678';

ensureBuilt();
const shop = await startShop({ VELOC_SANDBOX: '1', VELOC_CLOCK: EVENING, VELOC_SIMULATED_DRAWS: '1' });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });

async function call(path, { body, token, method = 'POST' } = {}) {
  const answer = await fetch(shop.url + path, {
    method,
    headers: {
      ...(body ? { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).data;
}

async function register() {
  const { challengeId } = await call('/otp-verify/send', { body: { phone, purpose: 'register' } });
  const code = /OTP \+84912345678 (\d{6})/.exec(shop.printed())?.[1];
  const { signature } = await call('/otp-verify/verify', { body: { challengeId, phone, code } });
  const { user, token, refreshToken } = await call('/register-account', {
    body: { phone, name: 'An', signature, acceptPrivacy: true },
  });
  const { transferNote } = await call('/internalpaygateway/init', {
    body: { amount: 2_000_000, returnUrl: '/account' },
    token,
  });
  await call('/sandbox/bank-transfers', { body: { transferNote, amount: 2_000_000 } });
  return {
    'veloc.token': token,
    'veloc.refresh-token': refreshToken ?? '',
    'veloc.user': JSON.stringify(user),
    'veloc.age-confirmed': 'true',
  };
}

/** What has shifted by page, and ms by what was pressed: the page tells of each as it happens, whatever it loads next. */
const shifts = new Map();
const presses = new Map();

/** Runs in the page before any of its scripts. */
function observe() {
  const told = ({ node, previousRect, currentRect }) => {
    const words = (node?.textContent ?? '').slice(0, 30);
    return `${node?.nodeName} '${words}' y ${previousRect.y} h ${previousRect.height} -> y ${currentRect.y} h ${currentRect.height}`;
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) globalThis.noteShift(location.pathname, value, sources.map(told));
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, target } of list.getEntries()) {
      const pressed = target?.closest?.('button, label, a')?.textContent ?? '';
      if (interactionId) globalThis.notePress(location.pathname, `${interactionId}`, duration, pressed.slice(0, 40));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** '/account/tickets/…': pages that differ by an id are one. */
const pageOf = (path) => path.replace(/\/[^/]*(?:\d{3,}|%3A|:)[^/]*/g, '/…');

const context = await browser.newContext({ ...PHONE, locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh' });
await context.exposeFunction('noteShift', (path, value, moved) => {
  const before = shifts.get(pageOf(path)) ?? { sum: 0, most: 0, moved: [] };
  const sum = before.sum + value;
  shifts.set(pageOf(path), value > before.most ? { sum, most: value, moved } : { ...before, sum });
});
await context.exposeFunction('notePress', (path, id, duration, pressed) => {
  const key = `${pageOf(path)} ${id}`;
  const before = presses.get(key)?.duration ?? 0;
  if (duration > before) presses.set(key, { page: pageOf(path), duration, pressed });
});
const page = await context.newPage();
await page.goto(`${shop.url}/health`);
await page.evaluate(
  (entries) => Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value)),
  await register(),
);
await page.addInitScript(observe);
const devtools = await context.newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

const button = (name) => page.getByRole('button', { name }).first();

async function fill() {
  for (const ready of [button(/^Chọn nhanh/), page.getByRole('radio').first()]) {
    if (!(await ready.isVisible().catch(() => false)) || !(await ready.isEnabled())) continue;
    if ((await ready.getAttribute('type')) === 'radio') await ready.locator('xpath=ancestor::label[1]').tap();
    else await ready.tap();
    // Some ask how many first.
    const sheet = page.getByRole('dialog').getByRole('button', { name: /^Chọn (giúp |nhanh )?\d/ });
    await page.waitForTimeout(1_000);
    if (await sheet.isVisible()) await sheet.tap();
    return;
  }
  throw new Error(`${page.url()} has no way to fill a ticket at one press.`);
}

async function buy(path) {
  await page.goto(shop.url + path);
  // Who has bought before finds 'Mua lại' in its place until there is a ticket.
  await button(/^Mua (ngay|lại)/).waitFor();
  await page.waitForTimeout(1_500);
  await fill();
  await page.waitForTimeout(500);
  await button('Mua ngay').tap();
  const pay = button(/^Thanh toán \d.*₫/);
  await pay.waitFor();
  await page.waitForTimeout(800);
  await pay.tap();
  await page.getByRole('dialog', { name: 'Mua vé thành công!' }).waitFor();
  await page.waitForTimeout(4_000);
}

const failed = [];
await page.goto(shop.url);
await page.waitForTimeout(4_000);
for (const path of GAMES) {
  try {
    await buy(path);
    console.log(`bought ${path}`);
  } catch (error) {
    failed.push(path);
    console.log(`not bought ${path}: ${String(error).split('\n')[0]}`);
  }
}

async function setClock(now) {
  const key = readFileSync(join(shop.data, 'operator-key'), 'utf8').trim();
  await call('/sandbox/clock', { token: key, body: { now: new Date(now).toISOString() } });
}

async function watchKeno() {
  const { listPeriod } = await call('/client/get-current-period', { method: 'GET' });
  const { nextPeriod } = listPeriod.find(({ gameId }) => gameId === 'keno');
  await page.goto(`${shop.url}/result/live/${encodeURIComponent(nextPeriod.id)}`);
  await page.waitForTimeout(3_000);
  await setClock(Date.parse(nextPeriod.dialDate) + 2_000);
  await page.waitForTimeout(15_000);
}

for (let draw = 0; draw < LIVE_DRAWS; draw += 1) {
  await watchKeno();
  console.log(`watched Keno ${draw + 1}`);
}

await page.goto(`${shop.url}/account/tickets`);
const won = page.getByRole('article').filter({ hasText: 'Trúng' }).getByRole('link').first();
for (let draw = LIVE_DRAWS; draw < MOST_DRAWS && !(await won.isVisible()); draw += 1) {
  await buy('/keno-eo');
  await watchKeno();
  await page.goto(`${shop.url}/account/tickets`);
  await page.waitForTimeout(3_000);
}
await won.tap();
await page.waitForTimeout(4_000);
const transfer = button(/^Chuyển .+ vào ví$/);
await transfer.waitFor();
await transfer.tap();
await page.waitForTimeout(3_000);
console.log('claimed a win');

for (const path of ['/result', '/account', '/account/numbers', '/account/limits', '/account/notifications', '/cart']) {
  await page.goto(shop.url + path);
  await page.waitForTimeout(3_000);
}
await page.goto(`${shop.url}/account/withdraw`);
await page.getByRole('textbox').first().waitFor();
await page.waitForTimeout(2_000);
await page.getByRole('textbox').first().tap();
await page.keyboard.type('50000');
await page.waitForTimeout(1_000);

await browser.close();
await shop.stop();

console.log('\nCLS by page');
for (const [path, { sum, moved }] of [...shifts].toSorted(([, one], [, other]) => other.sum - one.sum))
  if (sum >= LEAST_SHIFT)
    console.log(`  ${sum.toFixed(3)}  ${path}\n${moved.map((what) => `           ${what}`).join('\n')}`);
const slowest = [...presses.values()].toSorted((one, other) => other.duration - one.duration);
console.log(`\nINP of ${slowest.length} presses, at 1/${SLOWDOWN} of this processor, budget ${INP_BUDGET_MS} ms`);
for (const { duration, page: path, pressed } of slowest.slice(0, 12))
  console.log(`  ${duration} ms  ${path}  '${pressed}'`);
if (failed.length > 0) console.log(`\nnot bought: ${failed.join(', ')}`);
