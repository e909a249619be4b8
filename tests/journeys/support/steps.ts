import { expect, type Page } from '@playwright/test';
import type { ShopServer } from './shopServer';

/** Goes through the login modal of the page one is on, with the code that the shop prints. `phone` without +84. */
export async function logIn(page: Page, shop: ShopServer, phone: string) {
  await page
    .getByRole('button', { name: /^Đăng nhập/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Số điện thoại' }).fill(phone);
  await page.getByRole('button', { name: 'Tiếp tục', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nhập mã xác thực' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Họ và tên' }).fill('An');
  await page.getByRole('checkbox').check();
  await page
    .getByRole('textbox')
    .first()
    .pressSequentially(await shop.codeFor(`+84${phone}`));
}

/** Fills the wallet by a transfer that the sandbox bank plays. `amount` in đồng. */
export async function topUp(page: Page, shop: ShopServer, amount: number) {
  await page.goto(`${shop.url}/account/recharge/checkout?amount=${amount}`);
  await page.getByRole('button', { name: 'Giả lập ngân hàng chuyển tiền' }).click();
  await expect(page.getByRole('dialog', { name: 'Nạp tiền thành công!' })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Fills slot A of a Mega page that is not open yet. */
export async function pickMegaTicket(page: Page, shop: ShopServer, numbers: readonly number[]) {
  await page.goto(`${shop.url}/mega`);
  await pickTicket(page, numbers);
}

/** Fills slot A of the game's page one is on. */
export async function pickTicket(page: Page, numbers: readonly number[]) {
  await page.getByRole('button', { name: /Vé A/ }).first().click();
  const sheet = page.getByRole('dialog');
  for (const number of numbers)
    await sheet.getByRole('button', { name: String(number).padStart(2, '0'), exact: true }).click();
  await sheet.getByRole('button', { name: /^Xong/ }).click();
  await expect(sheet).toBeHidden();
}
