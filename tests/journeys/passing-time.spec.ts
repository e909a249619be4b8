import type { CartAnswer, CartLineAnswer } from '@veloc/rules';
import { writeMegaResult } from './support/resultFile';
import { expect, FRIDAY_AFTERNOON, test } from './support/journey';
import { arriveAs, freshPhone, newPlayer } from './support/player';
import { shopCall } from './support/shopCall';
import { startShop, type ShopServer } from './support/shopServer';
import { logIn, pickMegaTicket, topUp } from './support/steps';

const DRAWN = { drawId: '09001', date: '2026-08-21', numbers: [3, 12, 19, 27, 30, 31] };

/** Past the fifteen minutes of an access token (decision A7), whichever journey came before. */
const LATER = '2026-08-21T18:30:00+07:00';
/** Keno draws every eight minutes, and a token lives for longer. */
const BEFORE_A_KENO = '2026-08-21T18:34:00+07:00';
const AFTER_THE_NEXT_KENO = '2026-08-21T18:42:00+07:00';
/** Past the thirty days of a refresh token (decision A7). */
const A_MONTH_LATER = '2026-09-22T12:00:00+07:00';

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
    // A page shows the kept list first, and what is new in it after an answer.
    await expect(async () => {
      await page.goto(`${shop.url}/account/tickets?game=mega`);
      await expect(page.getByText('300.000 ₫').first()).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
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
  // One for both, unless the browser tells a tab late of what the other has stored; then one each, which decision A7 allows.
  expect(refreshes).toBeGreaterThan(0);
  expect(refreshes).toBeLessThanOrEqual(tabs.length);
});

test('a draw that closes while the cart is open is marked, not sold, and its ticket moves to the next one', async ({
  page,
  context,
}) => {
  shop = await shop.restart(BEFORE_A_KENO);
  const player = await newPlayer(shop, { balance: 50_000 });
  const ticket = { code: 'A', label: 'keno', listNumber: [7, 18, 64], playMethod: 'LEVEL_3', betAmount: 10_000 };
  const line = { gameId: 'keno', ticket: { ...ticket, price: '10000', isDone: true }, unitPrice: 10_000 };
  const { periodId: first, id } = await shopCall<CartLineAnswer>(shop, '/client-carts/add-item', {
    token: player.token,
    body: line,
  });
  await arriveAs(page, shop, player);
  await page.goto(`${shop.url}/cart`);
  const pay = page.getByRole('button', { name: 'Thanh toán 1 vé' });
  await expect(pay).not.toHaveAttribute('aria-disabled', 'true');

  // Without a network meanwhile, so that the page hears of it from the next sync.
  await context.setOffline(true);
  shop = await shop.restart(AFTER_THE_NEXT_KENO);
  await context.setOffline(false);
  await expect(page.getByRole('strong')).toHaveText('1 vé đã đóng bán');
  // It is out of the sum, and nothing else is left to pay.
  await expect(page.getByRole('region', { name: 'Thanh toán' })).toContainText('0 vé còn bán');
  await expect(page.getByRole('button', { name: 'Thanh toán 0 vé' })).toHaveAttribute('aria-disabled', 'true');
  // The page may have asked for new tokens.
  const token = await page.evaluate(() => localStorage.getItem('veloc.token') ?? '');
  const ask = <Data>(path: string) => shopCall<Data>(shop, path, { method: 'GET', token });
  expect(await ask('/client-carts/get-cart')).toMatchObject({
    items: [{ id, periodId: first, validationErrorCode: 'PERIOD_CLOSED' }],
  });

  await page.getByRole('button', { name: /^Chuyển sang kỳ/i }).click();
  await expect(pay).not.toHaveAttribute('aria-disabled', 'true');
  const { items } = await ask<CartAnswer>('/client-carts/get-cart');
  expect(items).toMatchObject([{ quantity: 1, validationStatus: 'valid' }]);
  expect(items[0]?.periodId).not.toBe(first);
  expect(await ask('/users/get-user-balance')).toMatchObject({ amount: 50_000 });
});

test('a session that time has ended leads to the login, and its cart waits for the next one', async ({ page }) => {
  const player = await newPlayer(shop, { balance: 50_000, pin: '482913' });
  await arriveAs(page, shop, player);
  await pickMegaTicket(page, shop, [4, 9, 16, 25, 36, 41]);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
  await page.goto(`${shop.url}/cart`);
  await expect(page.getByText('giỏ đã lưu')).toBeVisible();
  await page.goto('about:blank');
  shop = await shop.restart(A_MONTH_LATER);

  await test.step('nothing of the player is left on the way to the login', async () => {
    await page.goto(shop.url);
    await expect(page).toHaveURL(`${shop.url}/login`);
    await expect(page.getByText('50.000 ₫')).toHaveCount(0);
  });

  await test.step('the cart tells that it waits', async () => {
    await page.goto(`${shop.url}/cart`);
    await expect(page.getByText('Đăng nhập để thấy giỏ hàng của bạn')).toBeVisible();
    await expect(page.getByText('Phiên đăng nhập đã hết hạn. Giỏ hàng')).toBeVisible();
  });

  await test.step('a login there brings it back', async () => {
    await page.getByRole('button', { name: 'Đăng nhập' }).click();
    await page.getByRole('textbox', { name: 'Số điện thoại' }).fill(player.phone);
    await page.getByRole('button', { name: 'Tiếp tục', exact: true }).click();
    await page.getByLabel('Mã PIN').first().pressSequentially('482913');
    await expect(page).toHaveURL(`${shop.url}/cart`);
    await expect(page.getByRole('article', { name: /MEGA 6\/45/ })).toBeVisible();
  });

  await test.step('after a logout nothing tells that there was one', async () => {
    await page.goto(`${shop.url}/account`);
    await page.getByRole('button', { name: 'Đăng xuất' }).click();
    await page.goto(`${shop.url}/cart`);
    await expect(page.getByText('Giỏ hàng trống')).toBeVisible();
  });
});
