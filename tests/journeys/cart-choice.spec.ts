import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { arriveAs, newPlayer } from './support/player';
import type { ShopServer } from './support/shopServer';
import { pickMegaTicket } from './support/steps';

async function addMegaTicket(page: Page, shop: ShopServer, numbers: readonly number[]) {
  await pickMegaTicket(page, shop, numbers);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
  await expect(page.getByRole('button', { name: 'Xem giỏ hàng' })).toBeVisible();
}

test('a line left out of the payment stays out over reloads of cart and checkout, and in another tab', async ({
  page,
  shop,
  context,
}) => {
  await arriveAs(page, shop, await newPlayer(shop, { balance: 100_000 }));
  await addMegaTicket(page, shop, [4, 9, 16, 25, 36, 41]);
  await addMegaTicket(page, shop, [5, 10, 17, 26, 37, 42]);
  await page.goto(`${shop.url}/cart`);
  await page.getByRole('button', { name: 'Chọn từng vé MEGA 6/45' }).click();
  await page.getByRole('checkbox', { name: 'Chọn vé A MEGA 6/45' }).uncheck();
  await expect(page.getByRole('button', { name: 'Thanh toán 1 vé' })).toBeEnabled();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Thanh toán 1 vé' })).toBeEnabled();

  await page.getByRole('button', { name: 'Thanh toán 1 vé' }).click();
  await expect(page.getByRole('button', { name: /Thanh toán 10\.000/ })).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('button', { name: /Thanh toán 10\.000/ })).toBeEnabled();

  await test.step('what another tab adds is for the next checkout', async () => {
    const second = await context.newPage();
    await second.goto(`${shop.url}/cart`);
    await expect(second.getByRole('button', { name: 'Thanh toán 1 vé' })).toBeEnabled();
    await addMegaTicket(second, shop, [6, 11, 18, 27, 38, 43]);
    await second.goto(`${shop.url}/cart`);
    await expect(second.getByRole('button', { name: 'Thanh toán 2 vé' })).toBeEnabled();
    await page.reload();
    await expect(page.getByRole('button', { name: /Thanh toán 10\.000/ })).toBeEnabled();
  });

  await page.getByRole('button', { name: /Thanh toán 10\.000/ }).click();
  await expect(page.getByRole('dialog', { name: 'Mua vé thành công!' })).toBeVisible();
  await page.goto(`${shop.url}/cart`);
  await expect(page.getByRole('button', { name: 'Thanh toán 1 vé' })).toBeEnabled();
});
