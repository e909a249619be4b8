import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeOn, RULES, seriousFindings, transitionsEnd, widerThanPage } from '../support/inspect';
import { expect } from '../support/journey';
import { clippedTexts, coveredControls } from './cutOff';
import { splitWords, overflowingTexts } from './textOverflow';

/** The smallest phone is short as well. */
const PHONES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
];
const THEMES = ['light', 'dark'] as const;
const TEXT_SIZES = [100, 200];
/** What is found counts once the page has come to rest. */
const softly = expect.configure({ soft: true, timeout: 3_000 });
const AXE_WIDTH = 320;
const AXE_TEXT = 200;

/** A folder for a picture of every combination, for those who want to see it. */
const pictures = process.env.VELOC_MATRIX_PICTURES;

/** Looks at what the page shows in every combination, and notes what is wrong with it. */
export async function lookAtAll(page: Page, what: string) {
  for (const phone of PHONES) {
    const { width } = phone;
    for (const size of TEXT_SIZES) {
      await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size);
      // A box of the same width as before would not look again how much text it holds.
      await page.setViewportSize({ ...phone, width: width - 1 });
      await page.setViewportSize(phone);
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await transitionsEnd(page);
        const where = `${what} at ${width} px, ${theme}, text ${size} %`;
        if (pictures) await takePicture(page, where);
        await softly.poll(() => widerThanPage(page), `${where}: scrolls sideways`).toEqual([]);
        await softly.poll(() => clippedTexts(page), `${where}: cuts off`).toEqual([]);
        // Where lines end and what lies over what is the same in both themes.
        if (theme === 'light') {
          await softly.poll(() => overflowingTexts(page), `${where}: spills`).toEqual([]);
          await softly.poll(() => splitWords(page), `${where}: breaks words`).toEqual([]);
          await softly.poll(() => coveredControls(page), `${where}: covers`).toEqual([]);
        }
        // What axe looks at depends on the theme, and hardly on width and text size.
        if (width !== AXE_WIDTH || size !== AXE_TEXT) continue;
        await unfold(page);
        const axe = await axeOn(page);
        const findings = theme === 'light' ? axe.withTags(RULES) : axe.withRules('color-contrast');
        expect.soft(await seriousFindings(findings), `${where}: axe`).toEqual([]);
        await page.setViewportSize(phone);
      }
    }
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize({ width: 390, height: 844 });
}

/** What a bar at an edge covers can be scrolled from under it; axe, which does not scroll, looks at the page without a fold. */
async function unfold(page: Page) {
  if ((await page.getByRole('dialog').count()) > 0) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: AXE_WIDTH, height });
}

async function takePicture(page: Page, where: string) {
  const folder = pictures ?? '';
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${where.replaceAll(/[^\p{L}\d]+/gu, '-')}.png`);
  const hasDialog = (await page.getByRole('dialog').count()) > 0;
  await page.screenshot({ path, fullPage: !hasDialog });
}
