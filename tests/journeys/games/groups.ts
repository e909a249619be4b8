import { expect, type Page } from '@playwright/test';
import type { Driver } from './drivers';

interface Typing {
  /** The button that opens the picker: a slot, or the free place among many groups. */
  opener: RegExp;
  /** Name of the play type's chip, where it is not the usual one. */
  playType?: string;
  /** All groups in one row of digits. */
  digits: string;
}

/** Fills a ticket of groups of three digits: they are typed at once, the sheet opens with its groups in driver. */
export async function typeGroups(page: Page, driver: Driver, { opener, playType, digits }: Typing) {
  await driver.press(page.getByRole('button', { name: opener }).first());
  const sheet = page.getByRole('dialog', { name: /^Vé [A-F] · Nhập/ });
  await expect(sheet.locator('[aria-current="true"]')).toBeFocused();
  await driver.type(digits);
  if (playType !== undefined) await driver.choose(sheet.getByRole('radio', { name: playType, exact: true }));
  await driver.press(sheet.getByRole('button', { name: /^Xong/ }), 'back');
  await expect(sheet).toBeHidden();
}
