import { expect, test } from './support/journey';

const COMPANIES = ['TP. Hồ Chí Minh', 'Long An', 'Bình Phước', 'Hậu Giang'];

/** As many numbers as the south draws, the most that stand on one sheet. */
const prizes = {
  DB: ['296215'],
  G1: ['68795'],
  G2: ['97663'],
  G3: ['31471', '78879'],
  G4: ['87601', '40205', '16122', '83417', '47612', '49104', '22881'],
  G5: ['5512'],
  G6: ['0937', '4471', '8820'],
  G7: ['215'],
  G8: ['15'],
};

test('a day of four companies is printed on one A4, in ink alone, whatever the page looks like', async ({
  page,
  shop,
}) => {
  const data = COMPANIES.map((channelName, index) => ({
    channelId: `channel-${index}`,
    channelName,
    resultDate: '15/08/2026',
    prizes,
  }));
  await page.route('**/client-classic-result/get-list*', (route) =>
    route.fulfill({ json: { status: 200, message: 'Thành công', data, cursor: null } }),
  );
  // A browser without a window ends the printing at once, and the sheet with it.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${shop.url}/result?game=regional&date=15/08/2026`);
  await page.getByRole('button', { name: 'In kết quả' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeHidden();
  const sheet = page.locator('body > [data-contrast="high"]');
  await expect(sheet.getByRole('heading', { name: 'Xổ số miền Nam, Thứ Bảy 15/08/2026' })).toBeVisible();
  for (const name of COMPANIES) await expect(sheet.getByRole('columnheader', { name }).first()).toBeVisible();
  const inks = await sheet.evaluate((root) => [
    ...new Set([...root.querySelectorAll('td, th, h1')].map((part) => getComputedStyle(part).color)),
  ]);
  expect(inks).toHaveLength(1);
  // Making one ends the printing, as closing the window would.
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await expect(sheet).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('main')).toBeVisible();
});
