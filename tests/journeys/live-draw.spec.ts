import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopCall } from './support/shopCall';
import { expect, FRIDAY_AFTERNOON, moving, test } from './support/journey';
import { arriveAs, buyMegaTicket, newPlayer } from './support/player';
import { writeMegaResult } from './support/resultFile';
import { startShop, type ShopServer } from './support/shopServer';

test.use(moving);

const NUMBERS = [3, 12, 19, 27, 30, 31];
const DRAWN = [3, 12, 19, 27, 30, 45];

/** A shop of its own: this journey lets time pass. */
let shop: ShopServer;

test.beforeAll(async () => {
  shop = await startShop(FRIDAY_AFTERNOON);
});

test.afterAll(() => shop.stop());

const setClock = (time: string) =>
  shopCall(shop, '/sandbox/clock', {
    token: readFileSync(join(shop.data, 'operator-key'), 'utf8').trim(),
    body: { now: `2026-08-21T${time}+07:00` },
  });

test('a ticket waits on stage, its result comes by itself, and what it has won is shown once', async ({ page }) => {
  const player = await newPlayer(shop, { balance: 10_000 });
  await buyMegaTicket(shop, player, NUMBERS);
  // This device has seen no win yet.
  const { 'veloc.seen-wins': _seen, ...storage } = player.storage;
  await arriveAs(page, shop, { ...player, storage });

  await test.step('the waiting ticket leads to its draw and into the calendar', async () => {
    await page.goto(`${shop.url}/account/tickets?game=mega`);
    await page
      .getByRole('link', { name: /MEGA 6\/45/ })
      .first()
      .click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Thêm vào lịch' }).click();
    const file = readFileSync(await (await download).path(), 'utf8');
    expect(file).toContain('DTSTART:20260821T110000Z');
    await page.getByRole('link', { name: 'Xem trường quay' }).click();
  });

  await test.step('numbers are places until the draw', async () => {
    await expect(page.getByRole('heading', { name: 'Trường quay' })).toBeVisible();
    await expect(page.getByText(/^Quay hôm nay lúc 18:00/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Các số của vé A' })).toHaveText('031219273031');
  });

  await test.step('at its time the drum turns, and nothing is known', async () => {
    await setClock('18:01:00');
    await page.reload();
    await expect(page.getByText('Đang quay…')).toBeVisible();
  });

  await test.step('once stored, the result comes by itself, then the verdict of the shop', async () => {
    const file = writeMegaResult(shop.data, { drawId: '09001', date: '2026-08-21', numbers: DRAWN });
    expect(await shop.operator('results', 'import', file)).toContain('imported 1');
    await expect(page.getByText('Vé A của bạn trúng', { exact: true })).toBeVisible();
    await expect(page.getByText(/10\.000\.000\s₫/).first()).toBeVisible();
  });

  await test.step('the win is shown once, and its money goes to the wallet by one press', async () => {
    await page.getByRole('link', { name: 'Xem vé trúng' }).click();
    const win = page.getByRole('dialog', { name: /^Chúc mừng, vé MEGA 6\/45 của bạn trúng Giải Nhất/ });
    await expect(win).toBeVisible();
    const skip = win.getByRole('button', { name: 'Bỏ qua' });
    if (await skip.isVisible()) await page.keyboard.press('Escape');
    await win.getByRole('button', { name: 'Chuyển vào ví' }).click();
    await expect(page.getByRole('dialog', { name: 'Đã chuyển vào ví' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Chúc mừng, vé của bạn đã trúng')).toBeVisible();
    await expect(win).toHaveCount(0);
  });
});
