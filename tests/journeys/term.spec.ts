import { expect, test } from './support/journey';
import { arriveAs, newPlayer } from './support/player';

test('the terms say when a player accepted them by registering, instead of asking again', async ({ page, shop }) => {
  await page.goto(`${shop.url}/term`);
  await expect(page.getByText('Phiên bản 1')).toBeVisible();
  await expect(page.getByText(/^Bạn đã đồng ý/)).toBeHidden();

  await arriveAs(page, shop, await newPlayer(shop));
  await page.goto(`${shop.url}/term`);
  await expect(page.getByText(/^Bạn đã đồng ý với phiên bản 1 lúc \d\d:\d\d ngày 21\/08\/2026\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tôi đã đủ 18 tuổi và đồng ý' })).toBeHidden();
});
