import { expect, test } from '../support/journey';

const cases = [
  { path: '/max3d', keys: '666', playType: 'Bất kỳ thứ tự', said: 'Kiểu chơi không hợp lệ' },
  {
    path: '/max3dpro?numbers=111,222&method=GROUP',
    keys: '<<<111',
    said: 'Không thể có 2 bộ số với 3 chữ số giống nhau',
  },
];

for (const { path, keys, playType, said } of cases) {
  test(`${path} on a short phone: what is wrong leaves all keys in sight above the footer`, async ({ page, shop }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(shop.url + path);
    await page.getByRole('button', { name: /^Vé A/ }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.locator(':focus')).toBeVisible();
    for (const key of keys) await page.keyboard.press(key.replace('<', 'Backspace'));
    if (playType) await sheet.locator('label').filter({ hasText: playType }).click();
    await expect(sheet.getByText(said)).toBeVisible();
    for (const key of ['0', 'Chọn nhanh', 'Xóa một chữ số'])
      await expect(sheet.getByRole('button', { name: key, exact: true })).toBeInViewport({ ratio: 0.8 });
  });
}

test('/lotto535 on a narrow phone: a whole ticket keeps to one row', async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${shop.url}/lotto535?numbers=10,20,30,34,35;12`);
  // Gold tells the special number to the eye, a word to who listens.
  const balls = page.getByRole('button', { name: /^Vé A .*35 cộng 12$/ }).getByText(/^\d\d$/);
  await expect(balls).toHaveCount(6);
  const rows = await balls.evaluateAll((all) => new Set(all.map((ball) => ball.getBoundingClientRect().top)).size);
  expect(rows).toBe(1);
});

test('/loto on a narrow phone: nothing lies under the keys, and what is listed is seen below them', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${shop.url}/loto`);
  const list = page.getByRole('region', { name: 'Vé của bạn' });
  await expect(page.getByRole('button', { name: 'Thêm số vào danh sách' })).toBeInViewport({ ratio: 0.9 });
  await expect(list).toBeHidden();
  for (const digits of ['68', '79', '86']) {
    for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
    await page.getByRole('button', { name: 'Thêm số vào danh sách' }).click();
  }
  const listed = page.getByRole('button', { name: 'Xem 3 số: 86 · 79 · 68' });
  await expect(listed).toBeInViewport({ ratio: 1 });
  // Station and stake of what is typed next stand over the keys.
  const keys = await page.getByRole('region', { name: 'Đầu' }).boundingBox();
  for (const name of [/^Đài mở thưởng/, /^Tiền mỗi số/]) {
    const card = page.getByRole('button', { name });
    await expect(card).toBeInViewport({ ratio: 1 });
    const { y = 0, height = 0 } = (await card.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(keys?.y ?? 0);
  }
  for (const digit of '12') await page.getByRole('button', { name: digit, exact: true }).click();
  await listed.click();
  await expect(list.getByRole('heading')).toBeInViewport({ ratio: 1 });
  // The keys made way for all of it, and are one press away with what was typed.
  await expect(page.getByRole('group', { name: 'Nhập số' })).toBeHidden();
  for (const row of await list.getByRole('listitem').all()) await expect(row).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Đang nhập 12')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Nhập số' }).click();
  await expect(page.getByRole('button', { name: /^Số: 1 2/ })).toBeFocused();
});
