import { typeGroups } from './groups';
import { arrive, buy, expectOutcome, finger, keyboard, seasonDays, test } from './play';

/** The draw of Monday 20 July 2026, in which 844 came twice. */
const DRAWN = {
  game: 'max3d',
  drawId: '01108',
  date: seasonDays.max3d,
  special: ['832', '317'],
  first: ['274', '838', '247', '389'],
  second: ['844', '440', '925', '649', '693', '194'],
  third: ['096', '360', '113', '844', '308', '175', '735', '076'],
};

test('Max 3D: 844 both ways wins 410,000, two numbers of Max 3D+ win nothing', async ({ page, season }) => {
  const driver = finger(page);
  const keys = keyboard(page);
  await season.moveTo('max3d', '17:00');
  await arrive(page, season);

  await test.step('by touch, a number in exact and in any order', async () => {
    await page.goto(`${season.shop.url}/max3d`);
    await typeGroups(page, driver, { opener: /^Vé A/, digits: '844', playType: 'Cả hai' });
    await buy(page, driver, {
      gameId: 'max3d',
      ticket: {
        code: 'A',
        numbers: '844',
        playType: 'straightBox',
        playMethod: { id: 'MAX3D' },
        price: '10000',
        isDone: true,
      },
    });
  });

  await test.step('from the keyboard alone, two numbers of Max 3D+', async () => {
    await page.goto(`${season.shop.url}/max3d`);
    await keys.choose(page.getByRole('radio', { name: 'MAX 3D+' }));
    await typeGroups(page, keys, { opener: /^Vé A/, digits: '000999' });
    await buy(page, keys, {
      gameId: 'max3d',
      ticket: {
        code: 'A',
        numbers: '000 999',
        playType: 'straight',
        playMethod: { id: 'MAX3DPLUS' },
        price: '10000',
        isDone: true,
      },
    });
    keys.expectFew();
  });

  await test.step('the draw decides', async () => {
    await season.moveTo('max3d', '18:10');
    await season.draw(DRAWN);
    await expectOutcome(page, season, driver, {
      gameId: 'max3d',
      // Nhì and Ba in exact order and again in any order: 210,000 + 100,000 + 70,000 + 30,000.
      prize: 410_000,
      won: /Trùng 1 bộ số\s· Giải Nhì, Giải Ba/,
    });
  });
});
