import { bet, betTicket } from './bets';
import { arrive, buy, expectOutcome, finger, keyboard, seasonDays, test } from './play';

/** The draw of 10:40 on Wednesday 1 July 2026: thirteen even numbers. */
const DRAWN = {
  game: 'keno',
  drawId: '0286727',
  date: seasonDays.kenoeo,
  time: '10:40',
  numbers: [2, 5, 6, 10, 14, 15, 19, 20, 22, 24, 30, 31, 40, 42, 47, 52, 64, 67, 69, 78],
};

test('Keno even or odd: 20,000 on even win 80,000, odd wins nothing', async ({ page, season }) => {
  const driver = finger(page);
  const keys = keyboard(page);
  await season.moveTo('kenoeo', '10:33');
  await arrive(page, season);

  await test.step('by touch, 20,000 on even', async () => {
    await page.goto(`${season.shop.url}/keno-eo`);
    await driver.choose(bet(page, /^Chẵn(?!.*11)/));
    await driver.choose(page.getByRole('radio', { name: /^20\.000/ }));
    await buy(page, driver, { gameId: 'kenoeo', ticket: betTicket('EVEN', 20_000) });
  });

  await test.step('from the keyboard alone, odd', async () => {
    await page.goto(`${season.shop.url}/keno-eo`);
    await keys.choose(bet(page, /^Lẻ(?!.*11)/));
    await buy(page, keys, { gameId: 'kenoeo', ticket: betTicket('ODD', 10_000) });
    keys.expectFew();
  });

  await test.step('the draw decides', async () => {
    await season.moveTo('kenoeo', '10:42');
    await season.draw(DRAWN);
    await expectOutcome(page, season, driver, {
      gameId: 'kenoeo',
      prize: 80_000,
      won: /^Chẵn · 20\.000\s₫\s· Trúng giải$/,
    });
  });
});
