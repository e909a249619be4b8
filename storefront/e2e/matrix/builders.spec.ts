import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { RULES, seriousFindings, transitionsEnd, widerThanPage } from '../support/inspect';
import { expect, test } from '../support/journey';
import { arriveAs, newPlayer, type Player } from '../support/player';
import { clippedTexts, coveredControls } from './cutOff';
import { builderPages } from './pages';

const WIDTHS = [320, 390];
const HEIGHT = 844;
const THEMES = ['light', 'dark'] as const;
const TEXT_SIZES = [100, 200];
/** What is found counts once the page has come to rest. */
const softly = expect.configure({ soft: true, timeout: 3_000 });
const AXE_WIDTH = 320;
const AXE_TEXT = 200;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let player: Player;

test.beforeAll(async ({ shop }) => {
  player = await newPlayer(shop, { balance: 500_000 });
});

/** Looks at what the page shows in every combination, and notes what is wrong with it. */
async function lookAtAll(page: Page, what: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const size of TEXT_SIZES) {
      await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size);
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await transitionsEnd(page);
        const where = `${what} at ${width} px, ${theme}, text ${size} %`;
        await softly.poll(() => widerThanPage(page), `${where}: scrolls sideways`).toEqual([]);
        await softly.poll(() => clippedTexts(page), `${where}: cuts off`).toEqual([]);
        await softly.poll(() => coveredControls(page), `${where}: covers`).toEqual([]);
        // What axe looks at depends on the theme, and hardly on width and text size.
        if (width !== AXE_WIDTH || size !== AXE_TEXT) continue;
        const axe = new AxeBuilder({ page });
        const findings = theme === 'light' ? axe.withTags(RULES) : axe.withRules('color-contrast');
        expect.soft(await seriousFindings(findings), `${where}: axe`).toEqual([]);
      }
    }
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize({ width: 390, height: HEIGHT });
}

for (const { name, path, arrange, popups } of builderPages) {
  test(`${name}: nothing is cut off or covered at any width, theme and text size`, async ({ page, shop }) => {
    await arriveAs(page, shop, player);
    await page.goto(`${shop.url}${path}`);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await arrange?.(page);
    await lookAtAll(page, name);
    for (const opens of popups) {
      await page.getByRole('button', { name: opens }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await lookAtAll(page, `${name}, ${opens.source}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
}
