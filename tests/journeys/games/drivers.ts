import { expect, test, type Locator, type Page } from '@playwright/test';

/** A way to work a page. Every journey goes through the same steps by touch and by keyboard. */
export interface Driver {
  /** Presses a button or a link. `back` says that a keyboard reaches it sooner backwards. */
  press(target: Locator, way?: 'back'): Promise<void>;
  /** Chooses one of a group of radio buttons. */
  choose(radio: Locator): Promise<void>;
  /** Presses cells of a number grid. */
  pick(grid: Locator, numbers: readonly number[]): Promise<void>;
  /** Enters text into what a press has brought into focus, or into a field that has it already. */
  type(text: string): Promise<void>;
}

const cellOf = (grid: Locator, number: number) =>
  grid.getByRole('button', { name: String(number).padStart(2, '0'), exact: true });

/** A finger; the page's context must have touch. */
export function finger(page: Page): Driver {
  return {
    press: (target) => target.tap(),
    // A drawn chip lies over its radio button, as a label does.
    choose: async (radio) => {
      await radio.locator('xpath=ancestor::label[1]').tap();
      await expect(radio).toBeChecked();
    },
    async pick(grid, numbers) {
      for (const number of numbers) await cellOf(grid, number).tap();
    },
    async type(text) {
      for (const digit of text) await page.getByRole('button', { name: digit, exact: true }).tap();
    },
  };
}

/** Farther away than this is lost: no page has so many stops. */
const FARTHEST = 40;

/** As many presses may buy a ticket at most. */
const MOST_PRESSES = 60;

/** The keyboard alone. `expectFew` prints how often it was pressed so far, and fails when that is too often. */
export function keyboard(page: Page): Driver & { expectFew(): void } {
  let presses = 0;
  const key = async (name: string) => {
    presses += 1;
    await page.keyboard.press(name);
  };
  /** Presses `name` until `isThere` holds of the target. */
  const walk = async (name: string, target: Locator, isThere: (element: Element) => boolean) => {
    await target.waitFor({ state: 'attached' });
    for (let step = 0; !(await target.evaluate(isThere)); step += 1) {
      if (step === FARTHEST) throw new Error(`${FARTHEST} times ${name} did not reach ${String(target)}`);
      await key(name);
    }
  };
  const hasFocus = (element: Element) => element.contains(document.activeElement);

  return {
    expectFew() {
      // oxlint-disable-next-line no-console -- the figure itself is wanted
      console.log(`${test.info().title}: ${presses} key presses of ${MOST_PRESSES}`);
      expect(presses, 'key presses').toBeGreaterThan(0);
      expect(presses, 'key presses').toBeLessThanOrEqual(MOST_PRESSES);
    },
    async press(target, way) {
      await walk(way === 'back' ? 'Shift+Tab' : 'Tab', target, hasFocus);
      await key('Enter');
    },
    async choose(radio) {
      await walk('Tab', radio.locator('xpath=ancestor::*[@role="radiogroup"][1]'), hasFocus);
      await walk('ArrowRight', radio, (element) => (element as HTMLInputElement).checked);
    },
    async pick(grid, numbers) {
      await walk('Tab', grid, hasFocus);
      const columns = await grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
      for (const number of numbers) {
        const at = Number(await page.evaluate(() => document.activeElement?.textContent));
        const rows = Math.trunc((number - at) / columns);
        const rest = number - at - rows * columns;
        for (let step = 0; step < Math.abs(rows); step += 1) await key(rows > 0 ? 'ArrowDown' : 'ArrowUp');
        for (let step = 0; step < Math.abs(rest); step += 1) await key(rest > 0 ? 'ArrowRight' : 'ArrowLeft');
        await expect(cellOf(grid, number)).toBeFocused();
        await key('Space');
      }
    },
    async type(text) {
      for (const character of text) await key(character);
    },
  };
}
