import { expect, test } from '../support/journey';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]) {
  test(`all tickets removed at ${viewport.width} px: the way back is in sight, not under the footer`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${shop.url}/max3dpro`);
    await page.getByRole('button', { name: 'Chọn nhanh 6 vé' }).click();
    await page.getByRole('button', { name: 'Xóa tất cả' }).click();
    const undo = page.getByRole('button', { name: 'Hoàn tác' });
    await expect
      .poll(() =>
        undo.evaluate((button) => {
          const { left, right, bottom } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint((left + right) / 2, bottom - 2));
        }),
      )
      .toBe(true);
    await undo.click();
    await expect(page.getByText('6 vé × 1 kỳ')).toBeVisible();
  });
}
