import { expect, FRIDAY_AFTERNOON, test } from './support/journey';
import { arriveAs, newPlayer } from './support/player';
import { startShop, type ShopServer } from './support/shopServer';

/** Past the fifteen minutes of an access token (decision A7). */
const LATER = '2026-08-21T17:46:00+07:00';

/** A shop of its own: this journey lets time pass. */
let shop: ShopServer;

test.beforeAll(async () => {
  shop = await startShop(FRIDAY_AFTERNOON);
});

test.afterAll(() => shop.stop());

test('two tabs stay logged in when their access token has run out', async ({ page, context }) => {
  const player = await newPlayer(shop, { balance: 50_000 });
  await arriveAs(page, shop, player);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(`${shop.url}/account`);
    await expect(tab.getByText('50.000 ₫').first()).toBeVisible();
  }

  shop = await shop.restart(LATER);
  let refreshes = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) refreshes += 1;
  });
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) {
    await expect(tab.getByText('50.000 ₫').first()).toBeVisible();
    await expect(tab).toHaveURL(/\/account$/);
  }
  const token = await page.evaluate(() => localStorage.getItem('veloc.token'));
  expect(token).not.toBe(player.token);
  expect(refreshes).toBe(1);
});
