import { expect, moving, test } from './support/journey';
import { arriveAs, buyMegaTicket, newPlayer } from './support/player';
import { shopCall } from './support/shopCall';

test.use(moving);

test('from home to a paid ticket in two presses', async ({ page, shop }) => {
  const player = await newPlayer(shop, { balance: 50_000 });
  await arriveAs(page, shop, player);
  await page.evaluate(() => localStorage.setItem('veloc.age-confirmed', 'true'));
  await page.goto(shop.url);
  // Counts what a finger does, whatever the page makes of it.
  await page.evaluate(() => {
    document.addEventListener(
      'click',
      () => {
        document.documentElement.dataset.presses = String(Number(document.documentElement.dataset.presses ?? 0) + 1);
      },
      true,
    );
  });

  await page.getByRole('button', { name: /^Mua nhanh .*, 1 vé MEGA 6\/45$/ }).click();
  const sheet = page.getByRole('dialog', { name: /^Chọn nhanh 1 vé/ });
  await expect(sheet.getByRole('list').getByRole('listitem')).toHaveCount(6);
  await sheet.getByRole('button', { name: /^Thanh toán 10\.000/ }).click();
  await expect(page.getByRole('dialog', { name: 'Mua vé thành công!' })).toBeVisible();

  expect(await page.evaluate(() => document.documentElement.dataset.presses)).toBe('2');
  const { amount } = await shopCall<{ amount: number }>(shop, '/users/get-user-balance', { token: player.token });
  expect(amount).toBe(40_000);
});

test('who buys the same numbers again is told that they wait already', async ({ page, shop }) => {
  const player = await newPlayer(shop, { balance: 50_000 });
  await buyMegaTicket(shop, player, [4, 9, 16, 25, 36, 41]);
  await arriveAs(page, shop, player);
  await page.goto(shop.url);
  // Home does not offer them.
  await expect(page.getByRole('link', { name: '1 vé đang chờ' })).toBeVisible();
  await expect(page.getByText('MEGA 6/45 · 1 vé')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Mua lại/ })).toHaveCount(0);

  await page.goto(`${shop.url}/account/tickets`);
  await page.getByRole('link', { name: 'MEGA 6/45' }).click();
  await page.getByRole('button', { name: /^Mua lại/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Mua lại bộ số' });
  await expect(sheet.getByText(/^Bạn đã có vé này ở kỳ\s18:00\.$/)).toBeVisible();
  // It is told, and not forbidden.
  await sheet.getByRole('button', { name: /^Thanh toán 10\.000/ }).click();
  await expect(page.getByRole('dialog', { name: 'Mua vé thành công!' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Mua lại/ }).click();
  await expect(sheet.getByText(/^Bạn đã có vé này ở kỳ\s18:00\.$/)).toBeVisible();
});
