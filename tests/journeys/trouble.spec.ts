import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';

const RESULTS = '**/client-game-results/**';

test('an unknown address says so and leads home', async ({ page, shop }) => {
  await page.goto(`${shop.url}/no-such-page`);
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
  await page.getByRole('link', { name: 'Về trang chủ' }).click();
  await expect(page).toHaveURL(`${shop.url}/`);
  await expect(page.getByRole('link', { name: /KENO/ }).first()).toBeVisible();
});

for (const { trouble, begin, end } of [
  {
    trouble: 'a server that fails',
    begin: (page: Page) => page.route(RESULTS, (route) => route.fulfill({ status: 500, json: { message: 'x' } })),
    end: (page: Page) => page.unroute(RESULTS),
  },
  {
    trouble: 'no network',
    begin: (page: Page) => page.route(RESULTS, (route) => route.abort('internetdisconnected')),
    end: (page: Page) => page.unroute(RESULTS),
  },
]) {
  test(`${trouble} shows the error card, and trying again brings the page back`, async ({ page, shop }) => {
    await page.clock.install();
    await begin(page);
    await page.goto(`${shop.url}/result?game=max3d`);
    const card = page.getByRole('alert').filter({ hasText: 'Chưa tải được kết quả' });
    // The repeats wait for seconds (spec section 8); the page's clock is moved over them.
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(card).toBeVisible({ timeout: 100 });
    }).toPass();
    await end(page);
    await page.clock.resume();
    await card.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.getByText('Chưa có kết quả')).toBeVisible();
  });
}

test('a page whose chunk is gone reloads once, then says so and comes back when it can', async ({ browser, shop }) => {
  // The broken screen is logged, as it should be; so this page is not watched.
  const page = await browser.newPage();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(shop.url);
  await page.route('**/assets/ResultScreen*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: 'Kết quả', exact: true }).click();
  const card = page.getByRole('alert').filter({ hasText: 'Trang gặp sự cố' });
  await expect(card).toBeVisible();
  expect(loads).toBe(2);

  await page.unroute('**/assets/ResultScreen*.js');
  await card.getByRole('button', { name: 'Thử lại' }).click();
  await expect(page.getByRole('heading', { name: 'Kết quả' })).toBeVisible();
  await page.close();
});

test('a page that waits for the network lets the player go back to what is there', async ({ browser, shop }) => {
  // The missing chunk is logged, as it should be; so this page is not watched.
  const page = await browser.newPage();
  await page.goto(shop.url);
  await expect(page.getByRole('link', { name: /KENO/ }).first()).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Kết quả', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Mất mạng. Trang này sẽ mở' })).toBeVisible();
  await page.getByRole('button', { name: 'Quay lại' }).click();
  await expect(page.getByRole('link', { name: /KENO/ }).first()).toBeVisible();
  await expect(page.getByText('Mất mạng. Trang này sẽ mở')).toHaveCount(0);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Kết quả', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Kết quả' })).toBeVisible();
  await page.close();
});
