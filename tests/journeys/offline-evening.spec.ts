import type { Page } from '@playwright/test';
import type { CartAnswer, DrawEntry, Tokens } from '@veloc/rules';
import { inspect } from './support/inspect';
import { expect, FRIDAY_AFTERNOON, test } from './support/journey';
import { kept } from './support/keptOnDevice';
import { arriveAs, buyMegaTicket, newPlayer, type Player } from './support/player';
import { writeMegaResult } from './support/resultFile';
import { shopCall } from './support/shopCall';
import { startShop, type ShopServer } from './support/shopServer';
import { pickTicket } from './support/steps';

test.use({ serviceWorkers: 'allow' });

const DRAWN = [3, 12, 19, 27, 30, 31];
/** Five of six: giải Nhất. */
const FIVE = [3, 12, 19, 27, 30, 45];
const PICKED = [7, 18, 24, 31, 40, 45];

/** A shop of its own: the evening passes in it. */
let shop: ShopServer;
test.beforeAll(async () => {
  shop = await startShop(FRIDAY_AFTERNOON);
});
test.afterAll(() => shop.stop());

/** The receipt of a player's first ticket, as it is handed on in a file. */
async function receiptFile({ token }: Player, group: 'waiting' | 'drawn') {
  const get = <Data>(path: string) => shopCall<Data>(shop, path, { method: 'GET', token });
  const [entry] = await get<DrawEntry[]>(`/client-tickets/by-draw?group=${group}&itemPerPage=10&cursor=0`);
  const ticket = entry?.listPeriod[0]?.tickets[0];
  const receipt = await get<unknown>(`/client-tickets/receipt?id=${ticket?.ticketId}`);
  return { name: 've.veloc.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(receipt)) };
}

const steps = (page: Page) => page.getByRole('list', { name: 'Các phép kiểm' }).getByRole('listitem');

test('an evening without a network: tickets, a receipt of a friend and a cart, all of it sent and checked once back', async ({
  page,
  context,
}) => {
  // The phone's clock is right, by which draws close while nobody tells the shop's.
  await page.clock.install({ time: new Date(FRIDAY_AFTERNOON) });
  const player = await newPlayer(shop, { balance: 20_000 });
  const friend = await newPlayer(shop, { balance: 10_000 });
  await buyMegaTicket(shop, player, FIVE);
  await buyMegaTicket(shop, friend, PICKED);
  const promised = await receiptFile(friend, 'waiting');

  await test.step('a visit at home keeps the shop, the tickets and whose signatures to trust', async () => {
    await arriveAs(page, shop, player);
    await page.goto(shop.url);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => kept(page)).toMatchObject({ tickets: 1 });
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.goto(`${shop.url}/verify`);
    await expect(page.getByRole('button', { name: /^Chữ ký của cửa hàng/ })).toBeVisible();
  });

  await test.step('on the bus the app opens, and shows the tickets', async () => {
    await context.setOffline(true);
    await page.goto(shop.url);
    await expect(page.getByRole('link', { name: /KENO/ }).first()).toBeVisible();
    await page.goto(`${shop.url}/account/tickets`);
    await expect(page.getByRole('region', { name: 'Vé lưu trên máy' }).getByText(/Chưa có kết quả/)).toHaveCount(1);
  });

  await test.step('the receipt of a friend is checked on the phone', async () => {
    await page.goto(`${shop.url}/verify`);
    await page.getByLabel('Chọn tệp').setInputFiles(promised);
    await expect(page.getByRole('heading', { name: 'Cửa hàng đã nhận vé' })).toBeVisible();
    await expect(steps(page).filter({ hasText: 'Cửa hàng đã ký nhận vé' })).toHaveText(/đúng/);
    await inspect(page);
  });

  await test.step('a ticket for tomorrow waits in the cart', async () => {
    await page.goto(`${shop.url}/power`);
    await pickTicket(page, PICKED);
    await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
    await page.goto(`${shop.url}/cart`);
    await expect(page.getByText('10.000 ₫').first()).toBeVisible();
  });

  await test.step('meanwhile the draw is closed, sealed and drawn', async () => {
    shop = await shop.restart('2026-08-21T18:30:00+07:00');
    const file = writeMegaResult(shop.data, { drawId: '09001', date: '2026-08-21', numbers: DRAWN });
    expect(await shop.operator('results', 'import', file)).toContain('imported 1');
  });

  await test.step('back online the cart is sent once', async () => {
    await context.setOffline(false);
    const token = () => page.evaluate(() => localStorage.getItem('veloc.token') ?? '');
    // The token has run out in the meantime, and the page renews it.
    const cart = async () =>
      shopCall<CartAnswer>(shop, '/client-carts/get-cart', { method: 'GET', token: await token() }).catch(String);
    await expect.poll(cart, { timeout: 60_000 }).toMatchObject({
      total: 10_000,
      items: [{ gameId: 'power', ticket: { listNumber: PICKED } }],
    });
  });

  await test.step('the ticket has won, and its place in the sealed book is told', async () => {
    await page.goto(`${shop.url}/account/tickets`);
    await page.getByRole('link', { name: /Mega/i }).first().click();
    await expect(page.getByText('Chúc mừng, vé của bạn đã trúng')).toBeVisible();
    await expect(page.getByText(/^Đã niêm phong lúc/).first()).toBeVisible();
    await inspect(page);
  });

  await test.step('the receipt of the friend is whole by now', async () => {
    const refreshToken = friend.storage['veloc.refresh-token'];
    const { token: renewed } = await shopCall<Tokens>(shop, '/auth/refresh', { body: { refreshToken } });
    await page.goto(`${shop.url}/verify`);
    await context.setOffline(true);
    await page.getByLabel('Chọn tệp').setInputFiles(await receiptFile({ ...friend, token: renewed }, 'drawn'));
    await expect(page.getByRole('heading', { name: /^Vé này đúng|^Vé đúng/ })).toBeVisible();
    await expect(steps(page).filter({ hasText: 'Vé có trong sổ bán' })).toHaveText(/đúng/);
  });
});
