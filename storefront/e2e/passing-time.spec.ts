import { writeMegaResult } from './support/resultFile';
import { expect, FRIDAY_AFTERNOON, test } from './support/journey';
import { arriveAs, freshPhone, newPlayer } from './support/player';
import { startShop, type ShopServer } from './support/shopServer';
import { logIn, pickMegaTicket, topUp } from './support/steps';

const DRAWN = { drawId: '09001', date: '2026-08-21', numbers: [3, 12, 19, 27, 30, 31] };

/** Past the fifteen minutes of an access token (decision A7), whichever journey came before. */
const LATER = '2026-08-21T18:30:00+07:00';

/** A shop of their own: these journeys let time pass. */
let shop: ShopServer;

test.beforeAll(async () => {
  shop = await startShop(FRIDAY_AFTERNOON);
});

test.afterAll(() => shop.stop());

test('a player buys a Mega ticket, a draw decides, the prize arrives once', async ({ page }) => {
  await test.step('log in with the code from the server', async () => {
    await page.goto(shop.url);
    await logIn(page, shop, freshPhone());
    await expect(page.getByText('0 ₫').first()).toBeVisible();
  });

  await test.step('top up 500,000', async () => {
    await topUp(page, shop, 500_000);
    await page.goto(`${shop.url}/account`);
    await expect(page.getByText('500.000 ₫').first()).toBeVisible();
  });

  await test.step('buy a ticket with four of the numbers to come', async () => {
    await pickMegaTicket(page, shop, [3, 12, 19, 27, 44, 45]);
    await page.getByRole('button', { name: 'Mua ngay' }).click();
    await page.getByRole('button', { name: /Thanh toán 10\.000/ }).click();
    await page.getByRole('button', { name: 'Tôi đã đủ 18 tuổi' }).click();
    const popup = page.getByRole('dialog', { name: 'Mua vé thành công!' });
    await popup.getByRole('button', { name: 'Xem vé của tôi' }).click();
    await expect(page).toHaveURL(/\/account\/tickets/);
    await expect(page.getByText('MEGA 6/45').first()).toBeVisible();
  });

  await test.step('the draw is held and its result imported', async () => {
    shop = await shop.restart('2026-08-21T18:10:00+07:00');
    const file = writeMegaResult(shop.data, DRAWN);
    expect(await shop.operator('results', 'import', file)).toContain('imported 1, already there 0, refused 0');
  });

  await test.step('300,000 arrive on the reward balance', async () => {
    await expect
      .poll(
        async () => {
          await page.goto(`${shop.url}/account/tickets?game=mega`);
          await page.getByText('MEGA 6/45').first().waitFor();
          return page.getByText('300.000 ₫').count();
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0);
    await page.goto(`${shop.url}/account`);
    await expect(page.getByText('490.000 ₫').first()).toBeVisible();
    await expect(page.getByText('300.000 ₫').first()).toBeVisible();
  });

  await test.step('once: importing again changes nothing, and the ledger is whole', async () => {
    const file = writeMegaResult(shop.data, DRAWN);
    expect(await shop.operator('results', 'import', file)).toContain('imported 0, already there 1, refused 0');
    await page.reload();
    await expect(page.getByText('300.000 ₫').first()).toBeVisible();
    await expect(page.getByText('600.000 ₫')).toHaveCount(0);
    expect(await shop.operator('ledger', 'check')).toContain('violations: 0');
  });
});

test('two tabs stay logged in when their access token has run out', async ({ page, context }) => {
  const player = await newPlayer(shop, { balance: 50_000 });
  await arriveAs(page, shop, player);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(`${shop.url}/account`);
    await expect(tab.getByText('50.000 ₫').first()).toBeVisible();
    // A page that stayed would ask for new tokens by itself, and be cut off while it does.
    await tab.goto('about:blank');
  }

  shop = await shop.restart(LATER);
  let refreshes = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) refreshes += 1;
  });
  await Promise.all(tabs.map((tab) => tab.goto(`${shop.url}/account`)));
  for (const tab of tabs) {
    await expect(tab.getByText('50.000 ₫').first()).toBeVisible();
    await expect(tab).toHaveURL(/\/account$/);
  }
  const token = await page.evaluate(() => localStorage.getItem('veloc.token'));
  expect(token).not.toBe(player.token);
  expect(refreshes).toBe(1);
});
