import { expect, finger, test } from './play';

test('Mega passes over the days of the lunar new year: on its page, in the list of draws and in what it sells', async ({
  page,
  season,
}) => {
  const driver = finger(page);
  await season.moveTo('resting', '12:00');
  await page.goto(`${season.shop.url}/mega`);

  // Friday the 5th and Saturday the 6th are rests, so the next draw is Sunday's.
  await expect(page.getByText('Quay 18:00 Chủ Nhật 07/02')).toBeVisible();
  await driver.press(page.getByRole('button', { name: /^Số kỳ/ }));
  const sheet = page.getByRole('dialog', { name: 'Số kỳ dự thưởng' });
  await driver.press(sheet.getByText('3 kỳ', { exact: true }));
  await expect(sheet.getByText('Các kỳ quay: CN 07/02 · T4 10/02 · T6 12/02')).toBeVisible();
  await driver.press(sheet.getByRole('button', { name: 'Xong' }));

  await driver.press(page.getByRole('button', { name: 'Chọn nhanh 6 vé' }));
  await driver.press(page.getByRole('button', { name: 'Thêm vào giỏ' }));
  await driver.press(page.getByRole('button', { name: 'Xem giỏ hàng' }));
  await expect(page.getByText(/07\/02/).first()).toBeVisible();
});
