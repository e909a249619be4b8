import { typeGroups } from './groups';
import { arrive, buy, buyUnlessLong, expectOutcome, finger, keyboard, seasonDays, test } from './play';

/** The draw of Tuesday 28 July 2026. */
const DRAWN = {
  game: 'max3dpro',
  drawId: '00758',
  date: seasonDays.max3dpro,
  special: ['153', '238'],
  first: ['492', '155', '046', '838'],
  second: ['147', '016', '604', '027', '080', '674'],
  third: ['578', '035', '812', '301', '856', '841', '932', '362'],
  prizes: null,
};

test('Max 3D Pro: two of three numbers win 2,320,000, two others nothing', async ({ page, season }) => {
  const driver = finger(page);
  const keys = keyboard(page);
  await season.moveTo('max3dpro', '17:00');
  const player = await arrive(page, season);

  await test.step('by touch, every pair among three numbers', async () => {
    await page.goto(`${season.shop.url}/max3dpro`);
    await driver.choose(page.getByRole('radio', { name: 'Bao nhiều bộ số' }));
    await typeGroups(page, driver, { opener: /^Thêm bộ số/, digits: '492147999' });
    await buy(page, driver, {
      gameId: 'max3dpro',
      ticket: {
        code: 'A',
        numbers: '147 492 999',
        playType: 'straight',
        playMethod: { id: 'MULTIGROUP' },
        priceCoef: 6,
        price: '10000',
        isDone: true,
      },
    });
  });

  await test.step('from the keyboard alone in the long form, two numbers', async () => {
    await buyUnlessLong(
      season,
      player,
      {
        gameId: 'max3dpro',
        ticket: {
          code: 'A',
          numbers: '000 999',
          playType: 'straight',
          playMethod: { id: 'NORMAL' },
          priceCoef: 1,
          price: '10000',
          isDone: true,
        },
      },
      async (bought) => {
        await page.goto(`${season.shop.url}/max3dpro`);
        // The page has kept the method played last.
        await keys.choose(page.getByRole('radio', { name: 'Cơ bản' }));
        await typeGroups(page, keys, { opener: /^Vé A/, digits: '000999' });
        await buy(page, keys, bought);
        keys.expectFew();
      },
    );
  });

  await test.step('the draw decides', async () => {
    await season.moveTo('max3dpro', '18:10');
    await season.draw(DRAWN);
    await expectOutcome(page, season, driver, {
      gameId: 'max3dpro',
      // Giải Tư for 492 and 147 in both orders, 2 × 1,000,000; giải Sáu for each in four pairs, 8 × 40,000.
      prize: 2_320_000,
      won: 'Trùng 2 bộ số · Giải Tư, Giải Sáu',
    });
  });
});
