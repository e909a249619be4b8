import { expect, test, type Page } from '@playwright/test';
import { writeMegaResult } from './support/resultFile';
import { startShop, type ShopServer } from './support/shopServer';
import { watchPage } from './support/watchPage';

const PHONE = '912345678';
const E164 = `+84${PHONE}`;

let shop: ShopServer;

test.beforeAll(async () => {
  shop = await startShop('2026-08-21T17:30:00+07:00');
});

test.afterAll(async () => {
  await shop.stop();
});

async function logIn(page: Page) {
  await page.goto(shop.url);
  await page.getByRole('button', { name: 'Đăng nhập' }).first().click();
  await page.getByRole('textbox', { name: 'Số điện thoại' }).fill(PHONE);
  await page.getByRole('button', { name: 'Tiếp tục', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nhập mã xác thực' })).toBeVisible();
  const code = await shop.codeFor(E164);
  await page.getByRole('checkbox').check();
  await page.getByRole('textbox').first().pressSequentially(code);
}

async function topUp(page: Page, amount: string) {
  await page.goto(`${shop.url}/account/recharge/checkout?amount=${amount}`);
  await page.getByRole('button', { name: 'Giả lập ngân hàng chuyển tiền' }).click();
  await expect(page.getByRole('dialog', { name: 'Nạp tiền thành công!' })).toBeVisible();
  await page.keyboard.press('Escape');
}

async function pickMegaTicket(page: Page, numbers: number[]) {
  await page.goto(`${shop.url}/mega`);
  await page.getByRole('button', { name: /Vé A/ }).first().click();
  const sheet = page.getByRole('dialog');
  for (const number of numbers)
    await sheet.getByRole('button', { name: String(number).padStart(2, '0'), exact: true }).click();
  await sheet.getByRole('button', { name: /^Xong/ }).click();
}

test('a player buys a Mega ticket, a draw decides, the prize arrives once', async ({ page }) => {
  const findings = await watchPage(page);

  await test.step('log in with the code from the server', async () => {
    await logIn(page);
    await expect(page.getByText('0 ₫').first()).toBeVisible();
  });

  await test.step('top up 500,000', async () => {
    await topUp(page, '500000');
    await page.goto(`${shop.url}/account`);
    await expect(page.getByText('500.000 ₫').first()).toBeVisible();
  });

  await test.step('buy a ticket with four of the numbers to come', async () => {
    await pickMegaTicket(page, [3, 12, 19, 27, 44, 45]);
    await page.getByRole('button', { name: 'Mua ngay' }).click();
    await page.getByRole('button', { name: /Thanh toán 10\.000/ }).click();
    await page.getByRole('button', { name: 'Tôi đã đủ 18 tuổi' }).click();
    await expect(page.getByRole('dialog', { name: 'Mua vé thành công!' })).toBeVisible();
    await expect(page).toHaveURL(/\/account\/tickets/);
    await expect(page.getByText('MEGA 6/45').first()).toBeVisible();
  });

  await test.step('the draw is held and its result imported', async () => {
    shop = await shop.restart('2026-08-21T18:10:00+07:00');
    const file = writeMegaResult(shop.data, { drawId: '09001', date: '2026-08-21', numbers: [3, 12, 19, 27, 30, 31] });
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
    const file = writeMegaResult(shop.data, { drawId: '09001', date: '2026-08-21', numbers: [3, 12, 19, 27, 30, 31] });
    expect(await shop.operator('results', 'import', file)).toContain('imported 0, already there 1, refused 0');
    await page.reload();
    await expect(page.getByText('300.000 ₫').first()).toBeVisible();
    await expect(page.getByText('600.000 ₫')).toHaveCount(0);
    expect(await shop.operator('ledger', 'check')).toContain('violations: 0');
  });

  expect(findings).toEqual([]);
});
