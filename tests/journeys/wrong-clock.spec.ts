import type { Page } from '@playwright/test';
import { apart, periods, displayedSeconds } from './support/countdown';
import { expect, isLong, test } from './support/journey';
import type { ShopServer } from './support/shopServer';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Each wrong clock of the table in one zone; which go together matters nothing. All but the first by the long form: the
 * tests of the builder's clock play each of them, in a page without a browser.
 */
const phones = [
  { timezoneId: 'America/Los_Angeles', ahead: -DAY },
  { timezoneId: 'Pacific/Kiritimati', ahead: DAY },
  { timezoneId: 'UTC', ahead: -61_000 },
  { timezoneId: 'Asia/Tokyo', ahead: HOUR },
];

/** Makes the page's `Date` run `ahead` ms before the server's; setting `window.clockStep` moves it while one looks. */
async function setClock(page: Page, shop: ShopServer, ahead: number) {
  const { serverTime } = await periods(shop);
  await page.addInitScript(
    ({ ahead: shift }) => {
      const RealDate = Date;
      const now = () => RealDate.now() + shift + (Number(Reflect.get(window, 'clockStep')) || 0);
      window.Date = class extends RealDate {
        constructor(...parts: [] | [number]) {
          super(parts.length === 0 ? now() : parts[0]);
        }
        static override now = now;
      } as DateConstructor;
    },
    { ahead: ahead + Date.parse(serverTime) - Date.now() },
  );
}

for (const { timezoneId, ahead } of isLong ? phones : phones.slice(0, 1)) {
  test.describe(`a phone in ${timezoneId} whose clock is ${ahead / 1_000} s ahead`, () => {
    test.use({ timezoneId });

    test('counts with the server, also when its clock is set meanwhile', async ({ page, shop }) => {
      await setClock(page, shop, ahead);
      await page.goto(`${shop.url}/mega`);
      await expect(page.getByRole('button', { name: /^Chọn nhanh \d+ vé/ })).toBeVisible();
      expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(timezoneId);
      const device = await page.evaluate(() => Date.now());
      const { serverTime } = await periods(shop);
      expect(Math.abs(device - Date.parse(serverTime) - ahead)).toBeLessThan(30_000);
      await expect.poll(() => apart(page, shop)).toBeLessThanOrEqual(1);
      await page.evaluate((step) => Reflect.set(window, 'clockStep', step), -2 * ahead);
      const displayed = await displayedSeconds(page);
      await expect.poll(() => displayedSeconds(page)).not.toBe(displayed);
      await expect.poll(() => apart(page, shop)).toBeLessThanOrEqual(1);
    });
  });
}
