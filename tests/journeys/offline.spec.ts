import type { CartAnswer } from '@veloc/rules';
import { expect, FRIDAY_AFTERNOON, test } from './support/journey';
import { arriveAs, newPlayer } from './support/player';
import { shopCall } from './support/shopCall';
import { pickTicket } from './support/steps';

test.use({ serviceWorkers: 'allow' });

test('once visited, the shop opens without a network and sends what was picked there once', async ({
  page,
  context,
  shop,
}) => {
  // The phone's clock is right, by which draws close while nobody tells the shop's.
  await page.clock.install({ time: new Date(FRIDAY_AFTERNOON) });

  await test.step('a visit keeps the shop on the phone', async () => {
    await arriveAs(page, shop, await newPlayer(shop));
    await page.goto(shop.url);
    await expect(page.getByRole('link', { name: /KENO/ }).first()).toBeVisible();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect(page.getByRole('link', { name: /KENO/ }).first()).toBeVisible();
  });

  await test.step('without a network a page nobody has opened yet comes from the phone', async () => {
    await context.setOffline(true);
    await page.goto(`${shop.url}/mega`);
    await pickTicket(page, [7, 18, 24, 31, 40, 45]);
    await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
    await page.goto(`${shop.url}/cart`);
    await expect(page.getByRole('heading', { name: 'Giỏ hàng' })).toBeVisible();
    await expect(page.getByText('10.000 ₫').first()).toBeVisible();
  });

  await test.step('back online the server holds it, once', async () => {
    await context.setOffline(false);
    const token = await page.evaluate(() => localStorage.getItem('veloc.token') ?? '');
    await expect
      .poll(() => shopCall<CartAnswer>(shop, '/client-carts/get-cart', { method: 'GET', token }))
      .toMatchObject({ total: 10_000, items: [{ gameId: 'mega', ticket: { listNumber: [7, 18, 24, 31, 40, 45] } }] });
  });
});
