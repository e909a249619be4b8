import type { Page } from '@playwright/test';
import type { CartAnswer } from '@veloc/rules';
import { expect, moving, test } from './support/journey';
import { arriveAs, newPlayer, type Player } from './support/player';
import { shopCall } from './support/shopCall';
import type { ShopServer } from './support/shopServer';
import { pickMegaTicket } from './support/steps';

test.use(moving);

const CART_CALLS = '**/client-carts/**';

/** What the server holds: quantities by line. */
async function held(shop: ShopServer, { token }: Player): Promise<number[]> {
  const { items } = await shopCall<CartAnswer>(shop, '/client-carts/get-cart', { method: 'GET', token });
  return items.map(({ quantity }) => quantity);
}

async function cartWithOneTicket(page: Page, shop: ShopServer): Promise<Player> {
  const player = await newPlayer(shop, { balance: 100_000 });
  await arriveAs(page, shop, player);
  await pickMegaTicket(page, shop, [4, 9, 16, 25, 36, 41]);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
  await expect(page.getByRole('button', { name: 'Xem giỏ hàng' })).toBeVisible();
  // The toast leads there too, but goes by itself after 10 s, which are soon over on a busy machine.
  await page.goto(`${shop.url}/cart`);
  await expect(page.getByText('giỏ đã lưu')).toBeVisible();
  return player;
}

/** The step up of the only ticket. */
const addCopy = (page: Page) => page.getByRole('button', { name: 'Tăng' }).click();

test('in airplane mode the cart goes on, says so, survives a reload, and is sent once there is a network', async ({
  page,
  shop,
  context,
}) => {
  const player = await cartWithOneTicket(page, shop);

  await test.step('changed without a network it cannot be paid, and says why', async () => {
    await context.setOffline(true);
    await addCopy(page);
    await expect(page.getByText(/^Mất mạng\. Vé vẫn nằm an toàn trong giỏ/)).toBeVisible();
    await expect(page.getByText('Chờ đồng bộ')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Thanh toán 2 vé' })).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('Cần có mạng để đồng bộ MEGA 6/45 trước khi thanh toán')).toBeVisible();
    expect(await held(shop, player)).toEqual([1]);
    await context.setOffline(false);
    await expect.poll(() => held(shop, player)).toEqual([2]);
    await expect(page.getByText('giỏ đã lưu')).toBeVisible();
  });

  await test.step('changed while no call gets through it is still there after a reload', async () => {
    await page.route(CART_CALLS, (route) => route.abort('internetdisconnected'));
    await addCopy(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('veloc.cart'))).toContain('"quantity":3');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Thanh toán 3 vé' })).toHaveAttribute('aria-disabled', 'true');
    await page.unroute(CART_CALLS);
    await expect.poll(() => held(shop, player)).toEqual([3]);
    await expect(page.getByText('giỏ đã lưu')).toBeVisible();
  });
});

test('two tabs show one cart, and what either does counts once', async ({ page, shop, context }) => {
  const player = await cartWithOneTicket(page, shop);
  const second = await context.newPage();
  await second.goto(`${shop.url}/cart`);
  await expect(second.getByRole('button', { name: 'Thanh toán 1 vé' })).toBeVisible();

  await addCopy(page);
  await expect(second.getByRole('button', { name: 'Thanh toán 2 vé' })).toBeVisible();
  await addCopy(second);
  await expect(page.getByRole('button', { name: 'Thanh toán 3 vé' })).toBeVisible();
  await expect.poll(() => held(shop, player)).toEqual([3]);

  await second.getByRole('button', { name: 'Xóa tất cả' }).click();
  await expect(page.getByText('Giỏ hàng trống')).toBeVisible();
  await second.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(page.getByRole('article', { name: /MEGA 6\/45/ })).toBeVisible();
  await expect.poll(() => held(shop, player)).toEqual([3]);
});

test('a tab closed in the middle of a sync neither loses nor doubles the ticket', async ({ page, shop, context }) => {
  const player = await newPlayer(shop, { balance: 100_000 });
  await arriveAs(page, shop, player);
  await pickMegaTicket(page, shop, [4, 9, 16, 25, 36, 41]);
  const never = new Promise<void>(() => {});
  await page.route('**/client-carts/add-item', async (route) => {
    await route.fetch();
    await never;
  });
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
  await expect.poll(() => held(shop, player)).toEqual([1]);
  await page.close({ runBeforeUnload: false });

  const later = await context.newPage();
  await later.goto(`${shop.url}/cart`);
  await expect(later.getByText('giỏ đã lưu')).toBeVisible();
  await expect(later.getByRole('button', { name: 'Thanh toán 1 vé' })).toBeVisible();
  expect(await held(shop, player)).toEqual([1]);
});

test('logging out leaves nothing of the player on the device', async ({ page, shop }) => {
  await cartWithOneTicket(page, shop);
  await page.evaluate(() => {
    localStorage.setItem('veloc.phone', '912345678');
    localStorage.setItem('veloc.pin', '140789');
  });
  await pickMegaTicket(page, shop, [1, 2, 3, 4, 5, 6]);
  await page.getByRole('button', { name: 'Mua ngay' }).click();
  await expect(page.getByRole('button', { name: /Thanh toán 10\.000/ })).toBeEnabled();
  /** All but what stays on a device whoever uses it. */
  const kept = async () => {
    const keys = await page.evaluate(() => Object.keys(localStorage).toSorted());
    const ofDevice = ['veloc.age-confirmed', 'veloc.epoch', 'veloc.periods', 'veloc.shop-policy'];
    return keys.filter((key) => !ofDevice.includes(key));
  };
  expect(await kept()).toEqual(
    expect.arrayContaining(['veloc.cart', 'veloc.draft.mega', 'veloc.purchase', 'veloc.token', 'veloc.user']),
  );

  await page.goto(`${shop.url}/account`);
  await page.getByRole('button', { name: 'Đăng xuất' }).click();
  await expect(page).toHaveURL(`${shop.url}/`);
  expect(await kept()).toEqual([]);
  // A look at the cart, which is opened by it, writes nothing either.
  await page.goto(`${shop.url}/cart`);
  await expect(page.getByText('Giỏ hàng trống')).toBeVisible();
  expect(await kept()).toEqual([]);
});

test('a logout with an unsaved cart asks first, and the other tab says what has happened', async ({
  page,
  shop,
  context,
}) => {
  await cartWithOneTicket(page, shop);
  const second = await context.newPage();
  await second.goto(`${shop.url}/cart`);
  await expect(second.getByRole('button', { name: 'Thanh toán 1 vé' })).toBeVisible();

  await context.route(CART_CALLS, (route) => route.abort('internetdisconnected'));
  await addCopy(page);
  await page.goto(`${shop.url}/account`);
  await page.getByRole('button', { name: 'Đăng xuất' }).click();
  const question = page.getByRole('dialog', { name: 'Giỏ hàng chưa được lưu' });
  await question.getByRole('button', { name: 'Ở lại' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Đăng xuất' }).click();
  await question.getByRole('button', { name: 'Vẫn đăng xuất' }).click();
  await expect(page).toHaveURL(`${shop.url}/`);

  await expect(second.getByRole('dialog')).toContainText('Bạn đã đăng xuất ở một trang khác');
});
