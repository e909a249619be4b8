import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PrefetchedRequest } from '../../storefront/api/prefetched';
import { serveFolder } from '../../scripts/lib/serve.mjs';
import { apart, periods } from './support/countdown';
import { expect, test } from './support/journey';
import { shopCall } from './support/shopCall';
import { startShop, type ShopServer } from './support/shopServer';

/** Keno's sales have just closed, so for almost seven minutes nothing of the list changes but the time. */
const QUIET = '2026-08-21T17:28:10+07:00';

/** A shop of its own: its clock is put forward. Its pages come from a static host, where no home has the list in it. */
let shop: ShopServer;
let host: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  shop = await startShop(QUIET);
  // The shop opens its draws just after its start, and the clock answers once they are there. It goes on while it is
  // asked and told, and never back.
  await putForward(20);
  host = await serveFolder(join(import.meta.dirname, '../../dist'), { api: shop.url });
});

test.afterAll(async () => {
  host.stop();
  await shop.stop();
});

/**
 * The statuses with which the server answered for the list of games so far, which the page itself is shown as 200. What
 * is told of one request comes in any order.
 */
async function statusesOf(page: Page): Promise<() => number[]> {
  const told = new Map<string, number>();
  const asked = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.endsWith('/client/get-current-period')) asked.add(requestId);
  });
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    told.set(requestId, statusCode);
  });
  await session.send('Network.enable');
  return () => [...told].filter(([id]) => asked.has(id)).map(([, status]) => status);
}

async function putForward(seconds: number) {
  const { serverTime } = await periods(shop);
  const token = readFileSync(join(shop.data, 'operator-key'), 'utf8').trim();
  const now = new Date(Date.parse(serverTime) + seconds * 1_000).toISOString();
  await shopCall(shop, '/sandbox/clock', { token, body: { now } });
}

test('a list that has not changed is not sent again, and the clock still follows the server', async ({ page }) => {
  const statuses = await statusesOf(page);
  /** Sent whole the first time, and never again. */
  const wasSentOnce = async () => {
    await expect.poll(() => statuses()[0]).toBe(200);
    const later = statuses().slice(1);
    expect(later).toEqual(later.map(() => 304));
  };
  /** The page counts with the server, and of what it asked since the first time nothing was sent again. */
  const isRight = async () => {
    await expect(page.getByRole('button', { name: /^Chọn nhanh \d+ vé/ })).toBeVisible();
    await expect.poll(() => apart(page, shop)).toBeLessThanOrEqual(1);
    await wasSentOnce();
  };

  await page.goto(`${host.url}/mega`);
  await isRight();
  await putForward(60);
  await page.reload();
  await isRight();
  expect(statuses().length).toBeGreaterThan(1);

  await test.step('back on the home page, which asks ahead of its script and while a browser prefers what it has kept', async () => {
    await page.goto(host.url);
    // A page that is left while it asks takes the list that the browser has kept along.
    await expect(page.getByRole('link', { name: 'KENO', exact: true })).toBeVisible();
    await page.goto(`${host.url}/health`);
    await putForward(60);
    await page.goBack();
    const told = await page.evaluate(async () => {
      const early = Reflect.get(globalThis, 'velocEarly') as PrefetchedRequest | undefined;
      return (await early?.answer)?.serverTime;
    });
    const { serverTime } = await periods(shop);
    expect(Math.abs(Date.parse(told ?? '') - Date.parse(serverTime))).toBeLessThan(30_000);
    await wasSentOnce();
  });
});
