import { fillSlot } from './balls';
import { arrive, buy, buyUnlessLong, expectOutcome, finger, keyboard, seasonDays, test } from './play';

/** The first draw of Tuesday 14 July 2026. */
const DRAWN = {
  game: 'lotto535',
  drawId: '00761',
  date: seasonDays.lotto535,
  time: '13:00',
  numbers: [1, 19, 23, 31, 34],
  specialNumber: 7,
  prizes: null,
};

test('Lotto 5/35: a bao of six with three numbers and the special wins 330,000, a ticket with none wins nothing', async ({
  page,
  season,
}) => {
  const driver = finger(page);
  const keys = keyboard(page);
  await season.moveTo('lotto535', '12:00');
  const player = await arrive(page, season);

  await test.step('from the keyboard alone in the long form, a ticket with none', async () => {
    const mainNumbers = [2, 3, 4, 5, 6];
    await buyUnlessLong(
      season,
      player,
      {
        gameId: 'lotto535',
        ticket: {
          code: 'F',
          mainNumbers,
          specialNumbers: [2],
          playMethod: { id: 'NORMAL', name: 'Vé thường', lengthMainNumbers: 5, lengthSpecialNumbers: 1, unit: 1 },
          price: '10000',
          isDone: true,
        },
      },
      async (bought) => {
        await page.goto(`${season.shop.url}/lotto535`);
        await fillSlot(page, keys, { slot: 'F', numbers: mainNumbers, specials: [2], way: 'back' });
        await buy(page, keys, bought);
        keys.expectFew();
      },
    );
  });

  await test.step('by touch, a bao of six with three of the numbers to come and the special', async () => {
    const mainNumbers = [1, 2, 3, 4, 19, 23];
    await page.goto(`${season.shop.url}/lotto535`);
    await fillSlot(page, driver, { slot: 'A', method: 'Bao 6', numbers: mainNumbers, specials: [7] });
    await buy(page, driver, {
      gameId: 'lotto535',
      ticket: {
        code: 'A',
        mainNumbers,
        specialNumbers: [7],
        playMethod: { id: 'BAO_6', name: 'Bao 6', lengthMainNumbers: 6, lengthSpecialNumbers: 1, unit: 6 },
        price: '10000',
        isDone: true,
      },
    });
  });

  await test.step('the draw decides', async () => {
    await season.moveTo('lotto535', '13:10');
    await season.draw(DRAWN);
    // With the special, three of six plays hold three numbers drawn (100,000 each), three hold two (10,000 each).
    await expectOutcome(page, season, driver, {
      gameId: 'lotto535',
      prize: 330_000,
      won: /Trùng 3 số.*Giải Tư, Giải Khuyến Khích/,
    });
  });
});
