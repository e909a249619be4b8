import type { CartAnswer } from '@veloc/rules';
import { expect, test } from './support/journey';
import { freshPhone } from './support/player';
import { shopCall } from './support/shopCall';
import { logIn, pickTicket } from './support/steps';

test('a guest builds a Keno ticket, keeps it over a reload, and the login hands it to the server', async ({
  page,
  shop,
}) => {
  await test.step('look round without an account', async () => {
    await page.goto(shop.url);
    await page.getByRole('link', { name: 'Kết quả', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Kết quả' })).toBeVisible();
    await page.getByRole('link', { name: 'Trang chủ' }).click();
    await page.getByRole('link', { name: /KENO/ }).first().click();
    await expect(page).toHaveURL(/\/keno$/);
  });

  await test.step('a ticket of three numbers at 20,000', async () => {
    await pickTicket(page, [7, 18, 64]);
    await page.getByRole('radio', { name: '20.000 ₫' }).click();
    await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
    await expect(page.getByRole('button', { name: 'Xem giỏ hàng' })).toBeVisible();
    // The button goes by itself after 10 s, which are soon over on a busy machine.
    await page.goto(`${shop.url}/cart`);
    await expect(page.getByText('20.000 ₫').first()).toBeVisible();
  });

  await test.step('the cart survives a reload', async () => {
    await expect.poll(() => page.evaluate(() => localStorage.getItem('veloc.cart'))).toContain('20000');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Giỏ hàng' })).toBeVisible();
    await expect(page.getByText('20.000 ₫').first()).toBeVisible();
  });

  await test.step('logging in leads back to it, and the server holds the same', async () => {
    await logIn(page, shop, freshPhone());
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('button', { name: 'Thanh toán 1 vé' })).toBeEnabled();
    const token = await page.evaluate(() => localStorage.getItem('veloc.token') ?? '');
    const cart = await shopCall<CartAnswer>(shop, '/client-carts/get-cart', { method: 'GET', token });
    expect(cart).toMatchObject({ total: 20_000, items: [{ gameId: 'keno', ticket: { listNumber: [7, 18, 64] } }] });
    await expect(page.getByText('20.000 ₫').first()).toBeVisible();
  });
});
