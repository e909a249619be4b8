import { expect, type Page } from '@playwright/test';
import type { Driver } from './drivers';

interface Filling {
  /** Letter of the slot. */
  slot: string;
  /** Name of the method's chip, where it is not the usual one. */
  method?: string;
  numbers: readonly number[];
  /** From the second grid. */
  specials?: readonly number[];
  /** How a keyboard reaches the slot sooner. */
  way?: 'back';
}

/** Fills a slot of a game of balls in its picker. */
export async function fillSlot(page: Page, driver: Driver, { slot, method, numbers, specials, way }: Filling) {
  await driver.press(page.getByRole('button', { name: new RegExp(`^Vé ${slot}`) }), way);
  const sheet = page.getByRole('dialog', { name: new RegExp(`^Vé ${slot}`) });
  await expect(sheet).toBeVisible();
  if (method !== undefined) await driver.choose(sheet.getByRole('radio', { name: method, exact: true }));
  const grids = sheet.getByRole('group');
  await driver.pick(grids.first(), numbers);
  if (specials) {
    // Those that decide nothing are folded.
    const unfold = sheet.getByRole('button', { expanded: false });
    if ((await unfold.count()) > 0) await driver.press(unfold);
    await driver.pick(grids.nth(1), specials);
  }
  await driver.press(sheet.getByRole('button', { name: /^Xong/ }));
  await expect(sheet).toBeHidden();
}
