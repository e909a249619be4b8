import type { Page } from '@playwright/test';
import { inspect } from './support/inspect';
import { expect, FRIDAY_AFTERNOON, test } from './support/journey';
import { kept, keptOwner, spoilPack } from './support/keptOnDevice';
import { arriveAs, buyMegaTicket, newPlayer } from './support/player';
import { writeMegaResult } from './support/resultFile';
import { startShop, type ShopServer } from './support/shopServer';

test.use({ serviceWorkers: 'allow' });

const DRAWN = [3, 12, 19, 27, 30, 31];
/** Five of six: giải Nhất. */
const FIVE = [3, 12, 19, 27, 30, 45];
const NONE = [1, 2, 4, 5, 6, 7];

/** A shop of its own: this journey lets time pass. */
let shop: ShopServer;
test.beforeAll(async () => {
  shop = await startShop(FRIDAY_AFTERNOON);
});
test.afterAll(() => shop.stop());

const tickets = (page: Page) => page.getByRole('region', { name: 'Vé lưu trên máy' });
/** No story is without a network. */
const OFFLINE = { isWhole: true };
/** Types what was drawn where numbers are checked. */
async function checkDrawn(page: Page) {
  await page.getByRole('button', { name: 'Gõ số' }).click();
  await page.getByLabel('Các số', { exact: true }).fill(DRAWN.join(' '));
  await page.getByRole('button', { name: 'Dò số' }).click();
}
const noResult = 'Chưa có kết quả kỳ này trên máy';

test('a phone checks its tickets by signed results without a network, and keeps none of a player who has left', async ({
  page,
  context,
}) => {
  const player = await newPlayer(shop, { balance: 20_000 });
  await buyMegaTicket(shop, player, FIVE);
  await buyMegaTicket(shop, player, NONE);
  await arriveAs(page, shop, player);

  const before = writeMegaResult(shop.data, { drawId: '09000', date: '2026-08-19', numbers: NONE });
  expect(await shop.operator('results', 'import', before)).toContain('imported 1');
  const old = await (await fetch(`${shop.url}/public/results/mega/pack`)).text();

  await test.step('a visit keeps the tickets on the phone, where the shop can be installed', async () => {
    await page.goto(shop.url);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => kept(page)).toMatchObject({ tickets: 2 });
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const devtools = await context.newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A context of its own counts as a private window, which installs nothing.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });

  await test.step('without a network they are there, and no draw is said to be undrawn', async () => {
    await context.setOffline(true);
    await page.goto(`${shop.url}/account/tickets`);
    await expect(tickets(page).getByText(noResult)).toHaveCount(2);
    await inspect(page, OFFLINE);
  });

  await test.step('the result comes as soon as there is a network', async () => {
    shop = await shop.restart('2026-08-21T18:30:00+07:00');
    const file = writeMegaResult(shop.data, { drawId: '09001', date: '2026-08-21', numbers: DRAWN });
    expect(await shop.operator('results', 'import', file)).toContain('imported 1');
    // What the shop says of the tickets by now would take the place of the phone's word.
    await page.route('**/client-tickets/**', (route) => route.abort());
    await context.setOffline(false);
    // The page may not be told that the network is back: it looks again by itself.
    await expect.poll(() => kept(page), { timeout: 90_000 }).toMatchObject({ mega: '20260821', drawn: 2 });
  });

  await test.step('and every ticket is checked on the phone, whose clock may be wrong', async () => {
    await context.setOffline(true);
    await page.clock.setFixedTime('2026-08-20T09:00:00+07:00');
    await page.goto(`${shop.url}/account/tickets`);
    await expect(tickets(page).getByText('Dự tính trúng 10.000.000 ₫ · Giải Nhất')).toBeVisible();
    await expect(tickets(page).getByText('Dự tính không trúng')).toBeVisible();
    const signed = tickets(page).getByText(/^Kết quả có chữ ký của cửa hàng, nhận lúc 18:3\d ngày 21\/08$/);
    await expect(signed).toHaveCount(2);
    await inspect(page, OFFLINE);
  });

  await test.step('numbers of a friend are checked too', async () => {
    await page.goto(`${shop.url}/result/check?game=mega`);
    await checkDrawn(page);
    await expect(page.getByText(/nhận lúc 18:3\d ngày 21\/08/)).toBeVisible();
    await expect(page.getByText('Kỳ #09001')).toBeVisible();
    await expect(page.getByText('trúng jackpot')).toBeVisible();
    await inspect(page, OFFLINE);
  });

  await test.step('older results than those on the phone are refused by name, whoever signed them', async () => {
    await page.route('**/public/results/mega/pack**', (route) => route.fulfill({ body: old }));
    await context.setOffline(false);
    await page.reload();
    await checkDrawn(page);
    await expect.poll(() => kept(page)).toMatchObject({ mega: '20260821', refused: 'rollback' });
    await context.setOffline(true);
    await page.goto(`${shop.url}/result/check?game=mega`);
    await checkDrawn(page);
    await expect(page.getByText('Kết quả vừa nhận cũ hơn kết quả đã có trên máy nên không được dùng')).toBeVisible();
    await expect(page.getByText('trúng jackpot')).toBeVisible();
  });

  await test.step('a result that was changed on the phone is not believed', async () => {
    await spoilPack(page, 'mega');
    await page.goto(`${shop.url}/account/tickets`);
    await expect(tickets(page).getByText('Chữ ký sai: không tin kết quả này')).toHaveCount(2);
    await expect(tickets(page).getByText(/Dự tính/)).toHaveCount(0);
  });

  await test.step('who leaves takes the tickets along, and the results stay', async () => {
    await page.goto(`${shop.url}/account`);
    await page.getByRole('button', { name: 'Đăng xuất' }).click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Đăng xuất' });
    if (await confirm.isVisible()) await confirm.click();
    await expect.poll(() => keptOwner(page)).toBeNull();
    expect(await kept(page)).toMatchObject({ tickets: 0, mega: '20260821' });
  });
});
