import type { Page } from '@playwright/test';
import { arrive, buy, buyNow, expect, expectOutcome, finger, keyboard, seasonDays, test } from './play';
import type { Driver } from './drivers';

/** The draw of Bạc Liêu on Tuesday 7 July 2026. */
const DRAWN = {
  region: 'MN',
  date: seasonDays.loto,
  channelId: 'bac-lieu',
  channelName: 'Bạc Liêu',
  prizes: {
    db: ['709492'],
    g1: ['93146'],
    g2: ['42513'],
    g3: ['80482', '76768'],
    g4: ['83703', '71807', '16405', '33975', '64086', '18977', '35001'],
    g5: ['7253'],
    g6: ['4780', '4696', '6440'],
    g7: ['776'],
    g8: ['15'],
  },
};

/** Types a number that is held against the end of the Đặc biệt, and puts it into the list. */
async function playLast(page: Page, driver: Driver, digits: string) {
  await expect(page.getByText('Đài Bạc Liêu')).toBeVisible();
  await driver.choose(page.getByRole('radio', { name: 'Cuối', exact: true }));
  await driver.press(page.getByRole('button', { name: /^Số: trống/ }));
  await driver.type(digits);
  await driver.press(page.getByRole('button', { name: 'Thêm số vào danh sách' }));
  await expect(page.getByText('1/10', { exact: true })).toBeVisible();
}

const ticket = (digits: string) => ({
  lotoType: { id: 'C', name: 'Cuối' },
  numbers: `--${digits}`,
  value: 10_000,
  price: '10000',
  isDone: true as const,
});

test('Loto: the last two digits of the Đặc biệt win 700,000, others nothing', async ({ page, season }) => {
  const driver = finger(page);
  const keys = keyboard(page);
  await season.moveTo('loto', '15:00');
  await arrive(page, season);

  await test.step('by touch, the digits to come', async () => {
    await page.goto(`${season.shop.url}/loto`);
    await playLast(page, driver, '92');
    await buy(page, driver, { gameId: 'loto', ticket: ticket('92') });
  });

  await test.step('from the keyboard alone and straight to paying, others', async () => {
    await page.goto(`${season.shop.url}/loto`);
    await playLast(page, keys, '11');
    await buyNow(page, keys, { gameId: 'loto', ticket: ticket('11') });
    keys.expectFew();
  });

  await test.step('the draw decides', async () => {
    await season.moveTo('loto', '16:30');
    await season.draw(DRAWN);
    await expectOutcome(page, season, driver, {
      gameId: 'loto',
      prize: 700_000,
      won: 'Cuối · Trúng giải',
    });
  });
});
