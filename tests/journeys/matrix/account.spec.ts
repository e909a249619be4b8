import { expect, test } from '../support/journey';
import { arriveAs, buyMegaTicket, newPlayer, type Player } from '../support/player';
import { lookAtAll } from './lookAtAll';

let player: Player;

test.beforeAll(async ({ shop }) => {
  player = await newPlayer(shop, { balance: 200_000_000, pin: '482913' });
  await buyMegaTicket(shop, player, [4, 9, 16, 25, 36, 41]);
});

const pages = {
  account: '/account',
  'top-up': '/account/recharge',
  transfer: '/account/recharge/checkout?amount=50000',
  withdrawal: '/account/withdraw',
  'all payments': '/account/payment-history',
  limits: '/account/limits',
  sessions: '/account/sessions',
  notifications: '/account/notifications',
  'print queue': '/device-management/print-queue',
  'ticket pictures': '/account/images?game=mega',
  profile: '/profile',
  'editing the profile': '/profile/edit',
  'changing the PIN': '/account/change-pass',
};

for (const [name, path] of Object.entries(pages)) {
  test(`${name}: nothing is cut off or covered at any width, theme and text size`, async ({ page, shop }) => {
    await arriveAs(page, shop, player);
    await page.goto(`${shop.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await lookAtAll(page, name);
  });
}
