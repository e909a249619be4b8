import { coveredControls } from './matrix/cutOff';
import { widerThanPage } from './support/inspect';
import { expect, isLong, test } from './support/journey';
import { arriveAs, newPlayer, type Player } from './support/player';

/** What 400 % zoom leaves of a window of 1280 x 1024 px (WCAG 1.4.10). */
test.use({ viewport: { width: 320, height: 256 } });

/** One of each kind; the long form opens the others, which are built of the same parts. */
const builders = [
  { path: '/lotto535', opens: /^Vé A/ },
  { path: '/keno-eo', opens: /^Số kỳ/ },
  { path: '/max3d', opens: /^Vé A/ },
  { path: '/loto', opens: /^Tiền mỗi số/ },
  { path: '/classic', opens: /^Chọn nhanh/ },
];
const otherBuilders = [
  { path: '/keno', opens: /^Vé A/ },
  { path: '/keno-ud', opens: /^Số kỳ/ },
  { path: '/mega', opens: /^Vé A/ },
  { path: '/power', opens: /^Vé A/ },
  { path: '/max3dpro', opens: /^Vé A/ },
];

let player: Player;

test.beforeAll(async ({ shop }) => {
  player = await newPlayer(shop);
});

for (const { path, opens } of isLong ? [...builders, ...otherBuilders] : builders) {
  test(`${path} can be used at 400 % zoom: nothing beside the page, every control in reach`, async ({ page, shop }) => {
    await arriveAs(page, shop, player);
    await page.goto(shop.url + path);
    const buy = page.getByRole('button', { name: 'Mua ngay' });
    await expect(buy).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await widerThanPage(page)).toEqual([]);
    await expect.poll(() => coveredControls(page)).toEqual([]);
    await buy.scrollIntoViewIfNeeded();
    await expect(buy).toBeInViewport({ ratio: 0.99 });

    await page.getByRole('button', { name: opens }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await widerThanPage(page)).toEqual([]);
    await expect.poll(() => coveredControls(page)).toEqual([]);
  });
}
