import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/journey';
import { arriveAs, buyMegaTicket, newPlayer } from './support/player';
import { writeMegaResult } from './support/resultFile';
import { startShop } from './support/shopServer';

const START_LIMIT_MS = 120_000;

test('a settled draw is told at the bell, leads to its page, and is read once for all', async ({ page }) => {
  test.setTimeout(2 * START_LIMIT_MS);
  // A shop of its own: its clock goes past the draw, and its guides are set by the operator.
  const first = await startShop('2026-08-21T17:50:00+07:00');
  const player = await newPlayer(first, { balance: 100_000 });
  await buyMegaTicket(first, player, [3, 12, 19, 27, 44, 45]);
  const shop = await first.restart('2026-08-21T18:02:00+07:00');
  try {
    const file = writeMegaResult(shop.data, { drawId: '09001', date: '2026-08-21', numbers: [3, 12, 19, 27, 30, 31] });
    await shop.operator('results', 'import', file);

    await arriveAs(page, shop, player);
    // The import settles the draw; the bell counts the top-up, the draw and the prize.
    await expect(async () => {
      await page.goto(shop.url);
      await expect(page.getByRole('button', { name: 'Thông báo, 3 chưa đọc' })).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await page.getByRole('button', { name: 'Thông báo, 3 chưa đọc' }).click();
    await expect(page).toHaveURL(`${shop.url}/account/notifications`);
    await expect(page.getByRole('link', { name: /Chúc mừng, bạn trúng 300\.000/ })).toBeVisible();
    await expect(page.getByText('Đã nạp 100.000')).toBeVisible();

    await page.getByRole('link', { name: 'MEGA 6/45 đã có kết quả' }).click();
    await expect(page).toHaveURL(/\/result\/mega\/mega%3A20260821$/);
    await expect(page.getByRole('region', { name: 'Vé của bạn kỳ này' })).toContainText('Giải Nhì');
    await page.goBack();
    await expect(page.getByText('Mới', { exact: true })).toHaveCount(2);
    await page.getByRole('button', { name: 'Đọc tất cả' }).click();
    await expect(page.getByText('Mới', { exact: true })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Đã hết thông báo')).toBeVisible();
    await expect(page.getByText('Mới', { exact: true })).toHaveCount(0);

    const guides = join(shop.data, 'guides.json');
    const body = '<h2>Cách chơi</h2><p>Chọn <a href="/mega">6 số</a>.</p>';
    writeFileSync(guides, JSON.stringify([{ id: 'mega', gameId: 'mega', title: 'Mega của chúng tôi', body }]));
    expect(await shop.operator('content', 'set', 'guides', guides)).toContain('guides:');
    await page.goto(`${shop.url}/guide`);
    await page.getByRole('link', { name: 'MEGA 6/45' }).click();
    await expect(page.getByRole('heading', { name: 'Mega của chúng tôi' })).toBeVisible();
    await page.getByRole('link', { name: '6 số' }).click();
    await expect(page).toHaveURL(`${shop.url}/mega`);
  } finally {
    await shop.stop();
  }
});

test('typed numbers are judged by the rules, and past draws are counted', async ({ page, shop }) => {
  const file = writeMegaResult(shop.data, { drawId: '09002', date: '2026-08-16', numbers: [5, 17, 23, 31, 40, 44] });
  await shop.operator('results', 'import', file);
  await page.goto(`${shop.url}/result?game=mega`);
  await page.getByRole('link', { name: 'Dò một bộ số' }).click();
  const field = page.getByLabel('Bộ số của bạn');
  await field.fill('5 17 23 31');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('5 17 23 31 1 2');
  await page.getByRole('button', { name: 'Dò số' }).click();
  await expect(page.getByRole('region', { name: 'Kết quả dò' })).toContainText(/Giải Nhì: 300\.000/);

  await page.goto(`${shop.url}/result?game=mega`);
  await page.getByRole('link', { name: 'Thống kê' }).click();
  await expect(page.getByText(/không dự báo được kỳ sau/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^05: \d+ lần, gần nhất/ })).toBeVisible();
});
