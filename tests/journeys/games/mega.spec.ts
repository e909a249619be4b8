import { fillSlot } from './balls';
import { arrive, buy, expectOutcome, finger, keyboard, seasonDays, test } from './play';
import { moving } from '../support/journey';

test.use(moving);

/** The draw of Wednesday 5 August 2026. */
const DRAWN = { game: 'mega', drawId: '01545', date: seasonDays.mega, numbers: [2, 6, 11, 16, 28, 39], prizes: null };

const method = { id: 'GROUP_6', name: 'Vé thường', lengthGame: 6, unit: 1 };

test('Mega 6/45: four numbers win 300,000, none wins nothing', async ({ page, season }) => {
  const driver = finger(page);
  const keys = keyboard(page);
  await season.moveTo('mega', '17:00');
  await arrive(page, season);

  await test.step('by touch, a ticket with four of the numbers to come', async () => {
    const listNumber = [2, 6, 11, 16, 44, 45];
    await page.goto(`${season.shop.url}/mega`);
    await fillSlot(page, driver, { slot: 'A', numbers: listNumber });
    await buy(page, driver, {
      gameId: 'mega',
      ticket: { code: 'A', listNumber, playMethod: method, price: '10000', isDone: true },
    });
  });

  await test.step('from the keyboard alone, one with none', async () => {
    const listNumber = [3, 4, 5, 7, 8, 9];
    await page.goto(`${season.shop.url}/mega`);
    await fillSlot(page, keys, { slot: 'F', numbers: listNumber, way: 'back' });
    await buy(page, keys, {
      gameId: 'mega',
      ticket: { code: 'F', listNumber, playMethod: method, price: '10000', isDone: true },
    });
    keys.expectFew();
  });

  await test.step('the draw decides', async () => {
    await season.moveTo('mega', '18:10');
    await season.draw(DRAWN);
    await expectOutcome(page, season, driver, {
      gameId: 'mega',
      prize: 300_000,
      won: 'Trùng 4 số · Giải Nhì',
    });
  });
});
