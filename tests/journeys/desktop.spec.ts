import { expect, test } from './support/journey';
import { arriveAs, newPlayer } from './support/player';

test.use({ viewport: { width: 1280, height: 800 } });

test('a desktop has draws, tickets and cart beside the page, and numbers are typed there', async ({ page, shop }) => {
  await arriveAs(page, shop, await newPlayer(shop, { balance: 50_000 }));
  await page.goto(shop.url);
  const draws = page.getByRole('complementary', { name: 'Kỳ quay và kết quả' });
  const own = page.getByRole('complementary', { name: 'Vé và giỏ hàng' });
  // The first page counts down to every draw itself.
  await expect(draws.getByRole('region', { name: 'Kết quả mới' }).getByRole('listitem').first()).toBeVisible();
  await expect(draws.getByRole('region', { name: 'Sắp đóng bán' })).toHaveCount(0);
  await expect(own.getByRole('link', { name: 'Thêm bộ số' })).toBeVisible();
  await expect(own.getByText('Chưa có vé nào đang chờ quay')).toBeVisible();
  const column = await page.getByRole('main').boundingBox();
  expect(column?.width).toBe(448);

  await test.step('a card grows into the head of the page that it leads to', async () => {
    const card = page.getByRole('main').getByRole('link', { name: 'MEGA 6/45', exact: true });
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        const transition = start(change);
        transition.ready.then(
          () =>
            Object.assign(window, {
              grown: document.getAnimations().map(({ effect }) => Object(effect).pseudoElement),
            }),
          () => undefined,
        );
        return transition;
      };
    });
    // Code that is still to come, of the page or of the transitions, leaves them out.
    await expect(async () => {
      if (page.url().endsWith('/mega')) await page.goBack();
      await card.click();
      await expect
        .poll(() => page.evaluate(() => Object(window).grown as unknown), { timeout: 3_000 })
        .toEqual(expect.arrayContaining(['::view-transition-group(card)', '::view-transition-group(mark)']));
    }).toPass();
    await expect(page.getByRole('button', { name: /^Vé A/ })).toBeVisible();
    await expect(page).toHaveURL(/\/mega$/);
  });
  await expect(draws.getByRole('region', { name: 'Sắp đóng bán' }).getByRole('listitem').first()).toBeVisible();
  const results = draws.getByRole('region', { name: 'Kết quả mới' });
  await expect(results.getByRole('link', { name: 'KENO' })).toBeVisible();

  await page.getByRole('button', { name: /^Vé A/ }).click();
  const field = page.getByLabel('Gõ số');
  await field.pressSequentially('05122833414');
  await expect(field).toHaveValue('05 12 28 33 41 4');
  await field.pressSequentially('4');
  await field.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Vé B/ })).toBeVisible();
  await field.press('r');
  await expect(field).toHaveValue(/^(\d\d ){5}\d\d$/);
  await field.fill('99');
  await expect(page.getByText('Không có số 99.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
  await expect(own.getByRole('heading', { name: 'Giỏ hàng · 1 vé' })).toBeVisible();
  await own.getByRole('link', { name: 'Xem giỏ và thanh toán' }).click();
  await expect(page.getByRole('heading', { name: 'Giỏ hàng', level: 1 })).toBeVisible();
  await expect(own.getByText('Giỏ hàng')).toHaveCount(0);
});
