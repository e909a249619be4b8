import { fillSlot } from './balls';
import { arrive, buy, buyUnlessLong, expect, expectOutcome, finger, keyboard, money, seasonDays, test } from './play';

/** The draw of 11:28 on Tuesday 30 June 2026. */
const DRAWN = {
  game: 'keno',
  drawId: '0286614',
  date: seasonDays.keno,
  time: '11:28',
  numbers: [1, 15, 17, 18, 28, 31, 33, 34, 35, 37, 41, 43, 48, 49, 50, 53, 64, 68, 73, 80],
};

test('Keno: three of three win 200,000, none of three wins nothing', async ({ page, season }) => {
  const driver = finger(page);
  const keys = keyboard(page);
  await season.moveTo('keno', '11:21');
  const player = await arrive(page, season);

  await test.step('by touch, three of the numbers to come', async () => {
    const listNumber = [15, 17, 18];
    await page.goto(`${season.shop.url}/keno`);
    // Its rows take any count of numbers: the prize that is told follows theirs.
    const best = (level: number) => page.getByText(`Bậc ${level}: trúng cả ${level} số`).locator('..');
    await expect(best(6)).toContainText(money(12_500_000));
    await fillSlot(page, driver, { slot: 'A', numbers: listNumber });
    await expect(best(3)).toContainText(money(200_000));
    await expect(best(6)).toHaveCount(0);
    await buy(page, driver, {
      gameId: 'keno',
      ticket: {
        code: 'A',
        label: 'keno',
        listNumber,
        playMethod: 'LEVEL_3',
        betAmount: 10_000,
        price: '10000',
        isDone: true,
      },
    });
  });

  await test.step('from the keyboard alone in the long form, three others', async () => {
    const listNumber = [2, 3, 4];
    await buyUnlessLong(
      season,
      player,
      {
        gameId: 'keno',
        ticket: {
          code: 'F',
          label: 'keno',
          listNumber,
          playMethod: 'LEVEL_3',
          betAmount: 10_000,
          price: '10000',
          isDone: true,
        },
      },
      async (bought) => {
        await page.goto(`${season.shop.url}/keno`);
        await fillSlot(page, keys, { slot: 'F', numbers: listNumber, way: 'back' });
        await buy(page, keys, bought);
        keys.expectFew();
      },
    );
  });

  await test.step('the draw decides', async () => {
    await season.moveTo('keno', '11:30');
    await season.draw(DRAWN);
    await expectOutcome(page, season, driver, {
      gameId: 'keno',
      prize: 200_000,
      won: /^Bậc \d+ trùng 3 số/,
    });
  });
});
