import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serveFolder } from '../../scripts/lib/serve.mjs';
import { expect, test } from './support/journey';
import { arriveAs, newPlayer } from './support/player';

const SCRIPT = '**/assets/index-*.js';

/** Holds the shop's script up until the answer is called, so that the page stays as the server has written it. */
async function holdScript(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPT, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens home as the server has written it: under load it may send it without its games. */
async function openWritten(page: Page, url: string) {
  await expect(async () => {
    await page.goto(url, { waitUntil: 'commit' });
    await expect(page.locator('html[data-written]')).toBeAttached({ timeout: 1_000 });
  }).toPass();
}

/** Until the page's letters have their last widths: what they move is not the app's doing. */
const settleFonts = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(
      [400, 500, 600, 700, 800].map((weight) => document.fonts.load(`${weight} 1rem "Be Vietnam Pro"`)),
    );
    for (let frames = 0; frames < 2; frames += 1) await new Promise((painted) => requestAnimationFrame(painted));
  });

/** Below it a shift is one of a word by a pixel, and none as it is told (https://web.dev/articles/cls). */
const SEEN = 0.0005;

/** What has moved since the last call, as far as the page has been painted. */
async function watchShifts(page: Page) {
  await page.addInitScript((seen) => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[])
        if (entry.value >= seen)
          shifts.push(`${entry.value} ${entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' | ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  }, SEEN);
  return () => page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts.splice(0));
}

/** The page of the app: what comes after the first paint is here. */
const untilTakenOver = (page: Page) => expect(page.getByRole('button', { name: 'Liên hệ' })).toBeVisible();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home shows the draws on sale, and its links lead on', async ({ page, shop }) => {
    await openWritten(page, shop.url);
    const mega = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'MEGA 6/45' }) });
    await expect(mega).toContainText('12.000.000.000');
    // Of a draw at 18:00, seen from half past five on.
    await expect(mega.getByRole('timer')).toHaveText(/^Còn \d+ phút$/);
    await expect(mega.locator('[data-part="minutes"]')).toHaveText(/^[0-2]\d$/);
    await expect(page.getByRole('region', { name: 'Kỳ quay sắp tới' })).toContainText(/Quay .* lúc 18:00/);
    await page.getByRole('link', { name: 'KENO', exact: true }).click();
    await expect(page).toHaveURL(`${shop.url}/keno`);
  });
});

test('the app takes home over without moving anything, and keeps focus and scroll', async ({ page, shop }) => {
  const shifts = await watchShifts(page);
  const release = await holdScript(page);
  await openWritten(page, shop.url);
  const link = page.getByRole('link', { name: 'MEGA 6/45', exact: true });
  await link.focus();
  await settleFonts(page);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  const written = await page.locator('#root article').elementHandles();
  await shifts();
  release();
  await untilTakenOver(page);
  expect(await shifts()).toEqual([]);
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(120);
  for (const article of written) expect(await article.evaluate((element) => element.isConnected)).toBe(true);
});

test('a button that is pressed before the app is there does what it says once it is', async ({ page, shop }) => {
  const release = await holdScript(page);
  await openWritten(page, shop.url);
  await page.getByRole('button', { name: 'Mở danh mục' }).click();
  release();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Hướng dẫn chơi' })).toBeVisible();
});

test('a player sees the page of no guest, and nothing moves when the player’s own comes', async ({ page, shop }) => {
  await arriveAs(page, shop, await newPlayer(shop, { balance: 120_000 }));
  const shifts = await watchShifts(page);
  const release = await holdScript(page);
  await openWritten(page, shop.url);
  await expect(page.getByRole('link', { name: 'MEGA 6/45', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Đăng nhập' })).toBeHidden();
  await settleFonts(page);
  await shifts();
  release();
  await expect(page.getByRole('link', { name: /120\.000/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hôm nay của bạn' })).toBeVisible();
  expect(await shifts()).toEqual([]);
});

test('from a static host home shows once its script has come', async ({ page, shop }) => {
  const host = await serveFolder(join(import.meta.dirname, '../../dist'), { api: shop.url });
  try {
    await page.goto(host.url);
    await expect(page.getByRole('link', { name: 'MEGA 6/45', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Mở danh mục' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Hướng dẫn chơi' })).toBeVisible();
  } finally {
    host.stop();
  }
});
