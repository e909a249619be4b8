import { randomUUID } from 'node:crypto';
import { chromium } from 'playwright';
import { findBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { startShop } from './lib/shop.mjs';

/**
 * `npm run bench:pay`: from a tap on the pay button to the button being off, as fast as the machine is and four times
 * slower. The figures depend on the machine, so this is no test.
 */
const SLOWDOWNS = [1, 4];
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const BUDGET_MS = 50;
const TAPS = 20;
const PRESSABLE = { name: /^Thanh toán 10\.000/ };

const player = { phone: '+84912345678', balance: 100_000 };
const ticket = { code: 'A', listNumber: [4, 9, 16, 25, 36, 41], price: '10000', isDone: true };

async function call({ url }, path, body, token) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).data;
}

/** A player with money and one ticket in the cart; answers what the device keeps of the session. */
async function register(shop) {
  const { challengeId } = await call(shop, '/otp-verify/send', { phone: player.phone, purpose: 'register' });
  const code = /OTP \+84912345678 (\d{6})/.exec(shop.printed())?.[1];
  const proof = await call(shop, '/otp-verify/verify', { challengeId, phone: player.phone, code });
  const { user, token, refreshToken } = await call(shop, '/register-account', {
    phone: player.phone,
    name: 'An',
    signature: proof.signature,
    acceptPrivacy: true,
  });
  const { transferNote } = await call(
    shop,
    '/internalpaygateway/init',
    { amount: player.balance, returnUrl: '/account' },
    token,
  );
  await call(shop, '/sandbox/bank-transfers', { transferNote, amount: player.balance });
  const line = { gameId: 'mega', gameName: 'MEGA 6/45', ticket, unitPrice: 10_000, quantity: 1, periodId: null };
  await call(shop, '/client-carts/add-item', line, token);
  return {
    'veloc.token': token,
    'veloc.refresh-token': refreshToken ?? '',
    'veloc.user': JSON.stringify(user),
    'veloc.age-confirmed': 'true',
  };
}

/**
 * Runs in the page: notes for each tap how long the button stayed on, and until when the frame without it was drawn.
 */
function takeTaps() {
  const taps = [];
  let tappedAt = null;
  addEventListener(
    'pointerup',
    ({ timeStamp, target }) => {
      tappedAt = target.closest('button') ? timeStamp : null;
    },
    true,
  );
  new MutationObserver((changes) => {
    const isOff = ({ target }) => target.matches('button[aria-disabled="true"], button:disabled');
    if (tappedAt === null || !changes.some(isOff)) return;
    const tap = { off: performance.now() - tappedAt, painted: 0 };
    const from = tappedAt;
    tappedAt = null;
    taps.push(tap);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (tap.painted = performance.now() - from), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, attributeFilter: ['aria-disabled', 'disabled'] });
  globalThis.payTaps = taps;
}

const at = (values, part) => values[Math.min(values.length - 1, Math.floor(values.length * part))];
const line = (name, values) => {
  const sorted = values.toSorted((first, second) => first - second);
  const [half, most] = [0.5, 0.95].map((part) => `${Math.round(at(sorted, part))} ms`);
  return `${name.padEnd(24)} p50 ${half}, p95 ${most} of ${BUDGET_MS} ms`;
};

ensureBuilt();
const shop = await startShop();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext(PHONE);
const page = await context.newPage();
const storage = await register(shop);
await page.goto(`${shop.url}/health`);
await page.evaluate((entries) => Object.entries(entries).forEach((entry) => localStorage.setItem(...entry)), storage);
await page.addInitScript(takeTaps);
// A refusal after which the same order can be paid again: nothing is charged, and the button comes back.
await page.route('**/payment/cart-payment', (route) =>
  route.fulfill({
    status: 403,
    json: { status: 403, code: 'AGE_NOT_CONFIRMED', message: 'Chưa xác nhận', data: null },
  }),
);
await page.goto(`${shop.url}/checkout`, { waitUntil: 'networkidle' });
const button = page.getByRole('button', PRESSABLE);
await button.waitFor();
const devtools = await context.newCDPSession(page);
for (const rate of SLOWDOWNS) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.evaluate(() => globalThis.payTaps.splice(0));
  for (let tap = 0; tap < TAPS; tap += 1) {
    await button.tap();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  const taps = await page.evaluate(() => globalThis.payTaps);
  if (taps.length < TAPS) throw new Error(`Of ${TAPS} taps only ${taps.length} switched the button off.`);
  const off = taps.map((tap) => tap.off);
  const painted = taps.map((tap) => tap.painted);
  console.log(`${taps.length} taps on the pay button, processor ${rate} x slower`);
  console.log(line('tap to the button off', off));
  console.log(line('tap to its frame drawn', painted));
}
await browser.close();
await shop.stop();
