import { expect, test } from '../support/journey';
import { arriveAs, newPlayer, type Player } from '../support/player';
import { builderPages } from './builders';
import { lookAtAll } from './lookAtAll';

let player: Player;

test.beforeAll(async ({ shop }) => {
  player = await newPlayer(shop, { balance: 500_000 });
});

for (const { name, path, arrange, popups } of builderPages) {
  test(`${name}: nothing is cut off or covered at any width, theme and text size`, async ({ page, shop }) => {
    await arriveAs(page, shop, player);
    await page.goto(`${shop.url}${path}`);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await arrange?.(page);
    await lookAtAll(page, name);
    for (const [what, open] of Object.entries(popups)) {
      await test.step(what, async () => {
        await open(page);
        await expect(page.getByRole('dialog')).toBeVisible();
        await lookAtAll(page, `${name}, ${what}`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      });
    }
  });
}
