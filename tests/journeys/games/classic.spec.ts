import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bacLieuDraw } from './bacLieuDraw';
import { arrive, buy, buyNow, expect, expectOutcome, finger, keyboard, test } from './play';
import type { Season } from './season';

/** One ticket of each number is on sale. */
async function stock({ shop }: Season, ...numbers: string[]) {
  const file = join(shop.data, 'stock.jsonl');
  const { date, channelId } = bacLieuDraw;
  const lines = numbers.map((number) => JSON.stringify({ date, channelId, numbers: number, amount: 1 }));
  writeFileSync(file, lines.join('\n'));
  expect(await shop.operator('stock', 'import', file)).toContain('refused 0');
}

const ticket = (numbers: string) => ({
  code: 'A' as const,
  numbers,
  amount: 1,
  channelId: 'bac-lieu',
  channelName: 'Bạc Liêu',
  resultDate: '16/06/2026',
  resultId: 'bac-lieu-16062026',
  price: '10000',
  isDone: true as const,
});

const card = (page: Page, numbers: string) => page.getByRole('button', { name: new RegExp(`^Vé số ${numbers},`) });

test('Số Đề: the last two digits of the Đặc biệt win 700,000, others nothing', async ({ page, season }) => {
  const driver = finger(page);
  const keys = keyboard(page);
  const search = page.getByRole('searchbox');
  await season.moveTo('classic', '15:00');
  await stock(season, '86', '11');
  await arrive(page, season);

  await test.step('by touch, the last ticket with the digits to come', async () => {
    await page.goto(`${season.shop.url}/classic`);
    await expect(page.getByRole('radio', { name: 'Bạc Liêu' })).toBeChecked();
    await search.fill('86');
    await driver.press(card(page, '86'));
    await buy(page, driver, { gameId: 'classic', ticket: ticket('86') });
  });

  await test.step('from the keyboard alone and straight to paying, others; the first number is sold out', async () => {
    await page.goto(`${season.shop.url}/classic`);
    await search.fill('86');
    await expect(page.getByRole('button', { name: 'Vé số 86, hết vé' })).toBeVisible();
    await search.fill('');
    await driver.press(search);
    await keys.type('11');
    await keys.press(card(page, '11'));
    await buyNow(page, keys, { gameId: 'classic', ticket: ticket('11') });
    keys.expectFew();
  });

  await test.step('the draw decides', async () => {
    await season.moveTo('classic', '16:30');
    await season.draw(bacLieuDraw);
    await expectOutcome(page, season, driver, {
      gameId: 'classic',
      prize: 700_000,
      won: 'Đài Bạc Liêu · 1 vé · Trúng giải',
    });
  });
});
