import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { arriveAs, newPlayer, type Player } from './support/player';
import { shopCall } from './support/shopCall';
import type { ShopServer } from './support/shopServer';
import { pickMegaTicket } from './support/steps';

/** The call that charges what 'Mua ngay' buys. */
const CHARGE = '/client-transaction/add-transaction';

/** The call that charges what the cart holds. */
const CART_CHARGE = '**/payment/cart-payment-confirm';

const NUMBERS = [4, 9, 16, 25, 36, 41];

async function wallet(shop: ShopServer, { token }: Player): Promise<number> {
  const { amount } = await shopCall<{ amount: number }>(shop, '/users/get-user-balance', { token });
  return amount;
}

async function bringOneTicketToCheckout(page: Page, shop: ShopServer) {
  await pickMegaTicket(page, shop, NUMBERS);
  await page.getByRole('button', { name: 'Mua ngay' }).click();
  await expect(page.getByRole('button', { name: /Thanh toán 10\.000/ })).toBeEnabled();
}

test('too small a wallet says what is missing and leads to topping up just that', async ({ page, shop }) => {
  await arriveAs(page, shop, await newPlayer(shop, { balance: 25_000 }));
  await page.goto(`${shop.url}/mega`);
  await page.getByRole('button', { name: 'Chọn nhanh 6 vé' }).click();
  await page.getByRole('button', { name: 'Mua ngay' }).click();
  const sentence = 'Số dư không đủ để thanh toán. Bạn cần thêm 35.000 VNĐ.';
  await expect(page.getByRole('main').getByText(sentence, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /Thanh toán 60\.000/ }).click();
  const popup = page.getByRole('dialog', { name: 'Số dư không đủ' });
  await expect(popup.getByText(sentence, { exact: true })).toBeVisible();
  await popup.getByRole('button', { name: 'Nạp ngay' }).click();
  await expect(page).toHaveURL(/\/account\/recharge\/checkout\?amount=35000$/);
  await expect(page.getByRole('heading', { name: 'Chuyển khoản' })).toBeVisible();
  await expect(page.getByText('35.000 ₫').first()).toBeVisible();
});

test('a double tap on the pay button charges once', async ({ page, shop }) => {
  const player = await newPlayer(shop, { balance: 100_000 });
  await arriveAs(page, shop, player);
  await bringOneTicketToCheckout(page, shop);

  let charges = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(CHARGE)) charges += 1;
  });
  await page.getByRole('button', { name: /Thanh toán 10\.000/ }).dblclick();
  await expect(page.getByRole('dialog', { name: 'Mua vé thành công!' })).toBeVisible();
  expect(charges).toBe(1);
  expect(await wallet(shop, player)).toBe(90_000);
});

test('going back while the first answer is still out shows the payment as it stands, charged once', async ({
  page,
  shop,
}) => {
  const player = await newPlayer(shop, { balance: 100_000 });
  await arriveAs(page, shop, player);
  await bringOneTicketToCheckout(page, shop);

  let letAnswerOut = () => {};
  const held = new Promise<void>((open) => {
    letAnswerOut = open;
  });
  await page.route(
    `**${CHARGE}`,
    async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: /Thanh toán 10\.000/ }).click();
  await expect.poll(() => wallet(shop, player)).toBe(90_000);

  await page.goBack();
  await expect(page).toHaveURL(/\/mega$/);
  await page.goForward();
  await expect(page.getByRole('button', { name: /Đang thanh toán/ })).toBeVisible();
  letAnswerOut();
  await expect(page.getByRole('dialog', { name: 'Mua vé thành công!' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/payment\/[\da-f-]{36}$/);
  await expect(page.getByText('Thanh toán thành công. Vé đã sẵn sàng dự thưởng.')).toBeVisible();
  expect(await wallet(shop, player)).toBe(90_000);
});

/** Leads one Mega ticket through the cart to its checkout. */
async function bringCartToCheckout(page: Page, shop: ShopServer) {
  await pickMegaTicket(page, shop, NUMBERS);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
  await expect(page.getByRole('button', { name: 'Xem giỏ hàng' })).toBeVisible();
  // The toast leads there too, but goes by itself after 10 s, which are soon over on a busy machine.
  await page.goto(`${shop.url}/cart`);
  await page.getByRole('button', { name: /^Thanh toán 1 vé/ }).click();
  await expect(page.getByRole('button', { name: /Thanh toán 10\.000/ })).toBeEnabled();
}

/** Every charge is made, and answered by something in between that has lost the server. */
async function failBehindTheCharge(page: Page, call: string) {
  await page.clock.install();
  await page.route(call, async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502, body: 'Bad gateway' });
  });
  await page.getByRole('button', { name: /Thanh toán 10\.000/ }).click();
  const refusal = page.getByRole('dialog').filter({ hasText: 'Máy chủ đang bận' });
  // The repeats wait for seconds (spec section 8); the page's clock is moved over them.
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(refusal).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.clock.resume();
  await page.unroute(call);
  await refusal.getByRole('button', { name: 'Đóng', exact: true }).click();
}

test('paying once more after a failure behind the charge is the same payment', async ({ page, shop }) => {
  const player = await newPlayer(shop, { balance: 100_000 });
  await arriveAs(page, shop, player);
  await bringOneTicketToCheckout(page, shop);
  await failBehindTheCharge(page, `**${CHARGE}`);
  expect(await wallet(shop, player)).toBe(90_000);
  await page.getByRole('button', { name: /Thanh toán 10\.000/ }).click();
  await expect(page.getByRole('dialog', { name: 'Mua vé thành công!' })).toBeVisible();
  expect(await wallet(shop, player)).toBe(90_000);
});

test('a cart that a failure behind the charge has left empty shows what was bought', async ({ page, shop }) => {
  const player = await newPlayer(shop, { balance: 100_000 });
  await arriveAs(page, shop, player);
  await bringCartToCheckout(page, shop);
  await failBehindTheCharge(page, CART_CHARGE);
  await expect(page).toHaveURL(/\/payment\/cart-checkout\?id=/);
  await expect(page.getByText('Thanh toán thành công. Vé đã sẵn sàng dự thưởng.')).toBeVisible();
  expect(await wallet(shop, player)).toBe(90_000);
});

test('two tabs that pay one cart charge once, and both say so', async ({ page, shop, context }) => {
  const player = await newPlayer(shop, { balance: 100_000 });
  await arriveAs(page, shop, player);
  await bringCartToCheckout(page, shop);
  const second = await context.newPage();
  await second.goto(`${shop.url}/checkout`);
  const pressed = second.getByRole('button', { name: /Thanh toán 10\.000/ });
  await expect(pressed).toBeEnabled();
  const third = await context.newPage();
  await third.goto(`${shop.url}/checkout`);
  await expect(third.getByRole('button', { name: /Thanh toán 10\.000/ })).toBeEnabled();

  let letAnswerOut = () => {};
  const held = new Promise<void>((open) => {
    letAnswerOut = open;
  });
  await page.route(CART_CHARGE, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: /Thanh toán 10\.000/ }).click();
  await expect.poll(() => wallet(shop, player)).toBe(90_000);
  // This tab may hear of the payment before it is pressed; its button is gone then.
  await pressed.click({ timeout: 10_000 }).catch(() => undefined);
  await expect(
    second.getByRole('dialog', { name: 'Mua vé thành công!' }).or(second.getByText('Thanh toán thành công')).first(),
  ).toBeVisible();
  letAnswerOut();
  await expect(page.getByRole('dialog', { name: 'Mua vé thành công!' })).toBeVisible();
  expect(await wallet(shop, player)).toBe(90_000);
  // The tab that only looked on is led to what was bought instead of an empty cart.
  await expect(third).toHaveURL(/\/payment\/cart-checkout\?id=/);
});

test('a cart whose payment was answered to nobody is shown as paid after a reload, charged once', async ({
  page,
  shop,
}) => {
  const player = await newPlayer(shop, { balance: 100_000 });
  await arriveAs(page, shop, player);
  await bringCartToCheckout(page, shop);

  await page.route(CART_CHARGE, async (route) => {
    await route.fetch();
    await route.abort();
  });
  // Charged, and the answer lost: an intercept that is taken away before would let it through.
  const lost = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: /Thanh toán 10\.000/ }).click();
  await lost;
  expect(await wallet(shop, player)).toBe(90_000);
  await page.unroute(CART_CHARGE);
  await page.reload();

  await expect(page).toHaveURL(/\/payment\/cart-checkout\?id=/);
  await expect(page.getByText('Thanh toán thành công. Vé đã sẵn sàng dự thưởng.')).toBeVisible();
  expect(await wallet(shop, player)).toBe(90_000);
});
