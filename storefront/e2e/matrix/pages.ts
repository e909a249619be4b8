import type { Page } from '@playwright/test';

/** A builder, and what opens its popups. */
export interface BuilderPage {
  name: string;
  path: string;
  /** Brings the page into the state to look at. */
  arrange?: (page: Page) => Promise<void>;
  /** Names of the buttons that open a popup each. */
  popups: readonly RegExp[];
}

const fill = (page: Page) => page.getByRole('button', { name: /^Chọn nhanh \d+ vé$/ }).click();

const balls = [/^Vé A/, /^Cách chơi/, /^Số kỳ/];

export const builderPages: readonly BuilderPage[] = [
  { name: 'Keno', path: '/keno', arrange: fill, popups: [/^Vé A/, /^Bậc chơi/, /^Số kỳ/] },
  {
    name: 'Keno bao',
    path: '/keno',
    arrange: async (page) => {
      await page.getByRole('radiogroup', { name: 'Kiểu vé' }).locator('label').nth(1).click();
      await page.getByRole('button', { name: 'Ngẫu nhiên' }).click();
    },
    popups: [/^Sửa số$/, /^Số kỳ/],
  },
  { name: 'Keno even or odd', path: '/keno-eo', arrange: fill, popups: [/^Số kỳ/] },
  { name: 'Keno big or small', path: '/keno-ud', arrange: fill, popups: [/^Số kỳ/] },
  { name: 'Mega 6/45', path: '/mega', arrange: fill, popups: balls },
  { name: 'Power 6/55', path: '/power', arrange: fill, popups: balls },
  { name: 'Lotto 5/35', path: '/lotto535', arrange: fill, popups: balls },
  { name: 'Max 3D', path: '/max3d', arrange: fill, popups: [/^Vé A/, /^Kiểu chơi/, /^Số kỳ/] },
  { name: 'Max 3D Pro', path: '/max3dpro', arrange: fill, popups: [/^Vé A/, /^Số kỳ/] },
  { name: 'Loto', path: '/loto', popups: [/Tiền mỗi số/] },
  { name: 'Số đề', path: '/classic', popups: [/^Chọn giúp/] },
];
