import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/journey';
import { arriveAs, buyMegaTicket, newPlayer } from './support/player';
import { writeMegaResult } from './support/resultFile';
import { startShop, type ShopServer } from './support/shopServer';

const DRAWN = { game: 'mega', drawId: '09001', date: '2026-08-21', numbers: [3, 12, 19, 27, 30, 31], prizes: null };

/** A call of the operator, whose key lies in the shop's folder. */
async function operate({ url, data }: ShopServer, method: 'POST' | 'PUT', path: string, body: unknown) {
  const key = readFileSync(join(data, 'operator-key'), 'utf8').trim();
  const answer = await fetch(new URL(path, url), {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
  expect(answer.ok, `${method} ${path}`).toBe(true);
}

test.describe('a shop whose time passes', () => {
  let shop: ShopServer;
  test.beforeAll(async () => {
    // A shop of its own: its clock goes past the draw, and its guides are set by the operator.
    shop = await startShop('2026-08-21T17:50:00+07:00');
  });
  test.afterAll(() => shop.stop());

  test('a settled draw is told at the bell, leads to its page, and is read once for all', async ({ page }) => {
    const player = await newPlayer(shop, { balance: 100_000 });
    await buyMegaTicket(shop, player, [3, 12, 19, 27, 44, 45]);
    await operate(shop, 'POST', '/sandbox/clock', { now: '2026-08-21T18:02:00+07:00' });
    await operate(shop, 'POST', '/operator/results', DRAWN);

    await arriveAs(page, shop, player);
    // The bell counts the top-up and the draw with its prize; whoever is before the settlement looks again.
    await expect(async () => {
      await page.goto(shop.url);
      await expect(page.getByRole('button', { name: 'Thông báo, 2 chưa đọc' })).toBeVisible({ timeout: 15_000 });
    }).toPass();
    await page.getByRole('button', { name: 'Thông báo, 2 chưa đọc' }).click();
    await expect(page).toHaveURL(`${shop.url}/account/notifications`);
    await expect(page.getByRole('link', { name: /Chúc mừng, bạn trúng 300\.000/ })).toBeVisible();
    await expect(page.getByText('Đã nạp 100.000')).toBeVisible();

    await page.getByRole('link', { name: /Chúc mừng, bạn trúng 300\.000/ }).click();
    await expect(page).toHaveURL(/\/account\/tickets\/[^/]+\.mega\/reward$/);
    await page.goBack();
    await expect(page.getByText('Chưa đọc', { exact: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'Đánh dấu đã đọc' }).click();
    await expect(page.getByText('Chưa đọc', { exact: true })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Đã hết thông báo')).toBeVisible();
    await expect(page.getByText('Chưa đọc', { exact: true })).toHaveCount(0);
  });

  test('a guide that the operator sets is read, and its links lead through the shop', async ({ page }) => {
    const body = '<h2>Cách chơi</h2><p>Chọn <a href="/mega">6 số</a>.</p>';
    const guides = [{ id: 'mega', gameId: 'mega', title: 'Mega của chúng tôi', body }];
    await operate(shop, 'PUT', '/operator/contents/guides', guides);
    await page.goto(`${shop.url}/guide`);
    await page.getByRole('link', { name: 'MEGA 6/45' }).click();
    await expect(page.getByRole('heading', { name: 'Mega của chúng tôi' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Giải thưởng và cơ hội' })).toContainText('1/8.145.060');
    await page.getByRole('link', { name: '6 số' }).click();
    await expect(page).toHaveURL(`${shop.url}/mega`);
  });
});

test('typed numbers are judged by the rules, and past draws are counted', async ({ page, shop }) => {
  const file = writeMegaResult(shop.data, { drawId: '09002', date: '2026-08-16', numbers: [5, 17, 23, 31, 40, 44] });
  await shop.operator('results', 'import', file);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${shop.url}/result?game=mega`);
  const balls = page.getByRole('list', { name: 'Các số đã quay' }).first().getByRole('listitem');
  await expect(balls).toHaveCount(6);
  const tops = await balls.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(new Set(tops).size, 'six balls stand in one line on the narrowest phone').toBe(1);
  await page.getByRole('link', { name: 'Dò số' }).click();
  for (const number of ['05', '17', '23', '31']) await page.getByRole('button', { name: number, exact: true }).click();
  await expect(page.getByText('Còn thiếu 2 số')).toBeVisible();
  await page.getByRole('button', { name: 'Gõ số' }).click();
  const field = page.getByLabel('Các số', { exact: true });
  await expect(field).toHaveValue('05 17 23 31');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('5 17 23 31 1 2');
  await page.getByRole('button', { name: 'Dò số' }).click();
  await expect(page.getByRole('region', { name: 'Kết quả dò' })).toContainText(/Giải Nhì\s*300\.000/);

  await page.goto(`${shop.url}/result?game=mega`);
  await page.getByRole('link', { name: 'Thống kê' }).click();
  await expect(page.getByText(/không dự báo được kỳ sau/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^05: \d+ lần, gần nhất/ })).toBeVisible();
});
