import { bet, betTicket } from './bets';
import { arrive, buy, buyUnlessLong, expectOutcome, finger, keyboard, seasonDays, test } from './play';

/** The draw of 10:16 on Thursday 2 July 2026: eleven big numbers. */
const DRAWN = {
  game: 'keno',
  drawId: '0286843',
  date: seasonDays.kenoud,
  time: '10:16',
  numbers: [7, 11, 13, 14, 16, 19, 21, 28, 37, 46, 52, 55, 56, 59, 66, 67, 69, 74, 75, 78],
};

test('Keno big or small: big wins its stake of 10,000 back, small wins nothing', async ({ page, season }) => {
  const driver = finger(page);
  const keys = keyboard(page);
  await season.moveTo('kenoud', '10:09');
  const player = await arrive(page, season);

  await test.step('by touch, big', async () => {
    await page.goto(`${season.shop.url}/keno-ud`);
    await driver.choose(bet(page, /^Lớn/));
    await buy(page, driver, { gameId: 'kenoud', ticket: betTicket('UPPER', 10_000) });
  });

  await test.step('from the keyboard alone in the long form, small', async () => {
    await buyUnlessLong(season, player, { gameId: 'kenoud', ticket: betTicket('LOWER', 10_000) }, async (bought) => {
      await page.goto(`${season.shop.url}/keno-ud`);
      await keys.choose(bet(page, /^Nhỏ/));
      await buy(page, keys, bought);
      keys.expectFew();
    });
  });

  await test.step('the draw decides', async () => {
    await season.moveTo('kenoud', '10:18');
    await season.draw(DRAWN);
    await expectOutcome(page, season, driver, {
      gameId: 'kenoud',
      prize: 10_000,
      won: 'Lớn · Trúng giải',
      // No more than it has cost is no gain.
      title: 'Vé của bạn có giải',
    });
  });
});
