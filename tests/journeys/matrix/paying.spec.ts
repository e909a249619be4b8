import type { HistoryEntryAnswer, Order } from '@veloc/rules';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { makePopupsPatient } from '../support/patientPopups';
import { arriveAs, newPlayer, type Player } from '../support/player';
import { shopCall } from '../support/shopCall';
import type { ShopServer } from '../support/shopServer';
import { lookAtAll } from './lookAtAll';

const NUMBERS = [4, 9, 16, 25, 36, 41];
/** Long lines: a bao of 15 and a full Keno slip. */
const BAO = '/mega?numbers=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15&method=GROUP_15&draws=2';

/** A player of `balance` đồng on the page of a game. */
async function open(page: Page, shop: ShopServer, path: string, balance: number): Promise<Player> {
  const player = await newPlayer(shop, { balance });
  await makePopupsPatient(page);
  await arriveAs(page, shop, player);
  await page.goto(shop.url + path);
  return player;
}

async function lookAtDialog(page: Page, what: string) {
  await expect(page.getByRole('dialog')).toBeVisible();
  await lookAtAll(page, what);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

const buyNow = (page: Page) => page.getByRole('button', { name: 'Mua ngay' }).click();
const pay = (page: Page) => page.getByRole('button', { name: /^Thanh toán \d/ }).click();

test('the way over the cart', async ({ page, shop }) => {
  await open(page, shop, BAO, 200_000_000);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
  await expect(page.getByRole('button', { name: 'Xem giỏ hàng' })).toBeVisible();
  await lookAtAll(page, 'added to the cart');
  await page.goto(`${shop.url}/mega`);
  await page.getByRole('button', { name: /^Chọn nhanh \d/ }).click();
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
  await page.getByRole('button', { name: 'Xem giỏ hàng' }).click();
  const checkout = page.getByRole('button', { name: /^Thanh toán 7 vé/ });
  await expect(checkout).toBeEnabled();
  await lookAtAll(page, 'cart');
  await checkout.click();
  await expect(page).toHaveURL(/\/checkout$/);
  await lookAtAll(page, 'checkout of the cart');
  await page.goto(`${shop.url}/cart`);
  await page
    .getByRole('button', { name: /^Chọn từng vé/ })
    .first()
    .click();
  await lookAtAll(page, 'cart, each ticket chosen');
  await page
    .getByRole('button', { name: /^Xóa vé/ })
    .first()
    .click();
  await lookAtAll(page, 'cart, a line removed');
});

test('paying at once: bank, age, the success and where it leads', async ({ page, shop }) => {
  await open(page, shop, '/mega?numbers=4,9,16,25,36,41', 200_000);
  await buyNow(page);
  await expect(page).toHaveURL(/\/payment\/checkout$/);
  await expect(page.getByRole('button', { name: /^Thanh toán \d/ })).toBeEnabled();
  await lookAtAll(page, 'checkout');
  await page.locator('label').filter({ hasText: 'Chuyển khoản ngân hàng' }).click();
  await lookAtDialog(page, 'checkout, banks');
  await page.locator('label').filter({ hasText: 'Ví Vé Lộc' }).click();
  await page.evaluate(() => localStorage.removeItem('veloc.age-confirmed'));
  await page.reload();
  await page.goto(`${shop.url}/mega?numbers=4,9,16,25,36,41`);
  await buyNow(page);
  await pay(page);
  await expect(page.getByRole('dialog', { name: 'Bạn đã đủ 18 tuổi?' })).toBeVisible();
  await lookAtAll(page, 'checkout, age');
  await page.getByRole('button', { name: 'Tôi đã đủ 18 tuổi' }).click();
  await expect(page.getByRole('dialog', { name: 'Mua vé thành công!' })).toBeVisible();
  await lookAtDialog(page, 'paid');
  await expect(page).toHaveURL(/\/payment\/[\da-f-]{36}$/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await lookAtAll(page, 'order, paid');
});

test('paying at once for Số Đề tickets', async ({ page, shop }) => {
  await open(page, shop, '/classic', 200_000);
  const tickets = page.getByRole('button', { name: /^Vé số \d+,/ });
  for (const place of [0, 1]) await tickets.nth(place).click();
  await buyNow(page);
  await expect(page).toHaveURL(/\/classic\/payment$/);
  await expect(page.getByRole('button', { name: /^Thanh toán \d/ })).toBeEnabled();
  await lookAtAll(page, 'checkout of Số Đề');
});

test('a large order asks for the PIN or a code', async ({ page, shop }) => {
  await open(page, shop, BAO, 200_000_000);
  await buyNow(page);
  await lookAtAll(page, 'checkout of a bao');
  await pay(page);
  await expect(page.getByRole('dialog', { name: 'Xác nhận thanh toán' })).toBeVisible();
  // The account has no PIN, so the code comes first.
  await lookAtAll(page, 'checkout, before a code');
  await page.getByRole('button', { name: 'Gửi mã' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await lookAtAll(page, 'checkout, code');
  await page.locator('label').filter({ hasText: 'Mã PIN' }).click();
  await lookAtAll(page, 'checkout, PIN');
});

test('too small a wallet', async ({ page, shop }) => {
  await open(page, shop, BAO, 25_000);
  await buyNow(page);
  await pay(page);
  await lookAtDialog(page, 'checkout, not enough');
  await lookAtAll(page, 'checkout with too little');
});

test('a Keno slip that is paid, and an order of the cart', async ({ page, shop }) => {
  const player = await open(page, shop, '/keno', 500_000);
  await page.getByRole('button', { name: /^Chọn nhanh \d/ }).click();
  await buyNow(page);
  await pay(page);
  await expect(page.getByRole('dialog', { name: 'Mua vé thành công!' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/payment\/keno-checkout\//);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await lookAtAll(page, 'Keno slip');

  const tickets = [{ code: 'A', listNumber: NUMBERS, price: '10000', isDone: true }];
  const { id } = await shopCall<Order>(shop, '/client-tickets/create-raw-ticket', {
    token: player.token,
    body: { gameId: 'mega', periodId: null, numberPeriod: 1, tickets, total: 10_000 },
  });
  await page.goto(`${shop.url}/payment/${id}`);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await lookAtAll(page, 'order, not paid');
  await page.goto(`${shop.url}/payment/cart-checkout?id=${id}`);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await lookAtAll(page, 'result of the cart');

  const [bought] = await shopCall<HistoryEntryAnswer[]>(shop, '/client-tickets/client-get-tickets', {
    token: player.token,
    body: { gameId: 'keno', itemPerPage: 10, cursor: '0' },
  });
  await page.goto(`${shop.url}/account/tickets/${encodeURIComponent(bought?.id ?? '')}`);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await lookAtAll(page, 'Keno ticket');
});
