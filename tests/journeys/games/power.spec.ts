import { fillSlot } from './balls';
import { arrive, buy, buyUnlessLong, expectOutcome, finger, keyboard, seasonDays, test } from './play';

/** The draw of Thursday 13 August 2026. */
const DRAWN = {
  game: 'power',
  drawId: '01384',
  date: seasonDays.power,
  numbers: [5, 9, 27, 29, 45, 46],
  powerNumber: 42,
  prizes: null,
};

test('Power 6/55: a bao of seven with four numbers wins 1,700,000, none wins nothing', async ({ page, season }) => {
  const driver = finger(page);
  const keys = keyboard(page);
  await season.moveTo('power', '17:00');
  const player = await arrive(page, season);

  await test.step('from the keyboard alone in the long form, a ticket with none', async () => {
    const listNumber = [1, 2, 3, 4, 6, 7];
    await buyUnlessLong(
      season,
      player,
      {
        gameId: 'power',
        ticket: {
          code: 'F',
          listNumber,
          playMethod: { id: 'GROUP_6', name: 'Vé thường', lengthGame: 6, unit: 1 },
          powerNumber: 2,
          price: '10000',
          isDone: true,
        },
      },
      async (bought) => {
        await page.goto(`${season.shop.url}/power`);
        await fillSlot(page, keys, { slot: 'F', numbers: listNumber, specials: [2], way: 'back' });
        await buy(page, keys, bought);
        keys.expectFew();
      },
    );
  });

  await test.step('by touch, a bao of seven with four of the numbers to come', async () => {
    const listNumber = [1, 2, 3, 5, 9, 27, 29];
    await page.goto(`${season.shop.url}/power`);
    await fillSlot(page, driver, { slot: 'A', method: 'Bao 7', numbers: listNumber, specials: [16] });
    await buy(page, driver, {
      gameId: 'power',
      ticket: {
        code: 'A',
        listNumber,
        playMethod: { id: 'GROUP_7', name: 'Bao 7', lengthGame: 7, unit: 7 },
        powerNumber: 16,
        price: '10000',
        isDone: true,
      },
    });
  });

  await test.step('the draw decides', async () => {
    await season.moveTo('power', '18:10');
    await season.draw(DRAWN);
    // Of seven plays three hold all four numbers drawn (500,000 each) and four hold three of them (50,000 each).
    await expectOutcome(page, season, driver, {
      gameId: 'power',
      prize: 1_700_000,
      won: 'Trùng 4 số · Giải Nhì, Giải Ba',
    });
  });
});
