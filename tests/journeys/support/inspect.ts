import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isLong } from './journey';

const WIDTHS = isLong ? [320, 390] : [320];
const HEIGHT = 844;

/** What a story, a part of a page, cannot say of a whole one: its landmarks, order of headings, title and language. */
const PAGE_RULES = [
  'bypass',
  'css-orientation-lock',
  'document-title',
  'duplicate-id-aria',
  'heading-order',
  'html-has-lang',
  'html-lang-valid',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'page-has-heading-one',
  'skip-link',
];
export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Looks at what the page shows now: it fits narrow phones, and axe finds nothing serious. What axe says of the page's
 * parts and of their colours in both themes it has said in their stories, and says here in the long form and where
 * `isWhole` asks for it.
 */
export async function inspect(page: Page, { isWhole = isLong } = {}) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect(await widerThanPage(page), `fits ${width} px`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await transitionsEnd(page);
  const axe = await axeOn(page);
  expect(await findings(axe.withRules(PAGE_RULES), ['minor', 'moderate', 'serious', 'critical']), 'light').toEqual([]);
  if (!isWhole) return;
  expect(await seriousFindings((await axeOn(page)).withTags(RULES)), 'light').toEqual([]);
  // Of what axe looks at only colour depends on the theme.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await transitionsEnd(page);
  expect(await seriousFindings((await axeOn(page)).withRules('color-contrast')), 'dark').toEqual([]);
}

/** The same as stories are looked at with: the builder would bring an older one. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Describes nothing but what it finds: of the rest it would name every node. A page that holds axe from the look before
 * is spared its half a megabyte of code, which takes longer to read than the look.
 */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, axeSource: isThere ? 'void axe;' : axe }).options({
    resultTypes: ['violations'],
  });
}

/** What makes the page scroll sideways; empty when it does not. */
export function widerThanPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** A colour on its way to another is neither of them. */
export function transitionsEnd(page: Page) {
  return page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

async function findings(axe: AxeBuilder, impacts: readonly string[]): Promise<string[]> {
  // The other mode gathers the frames of foreign origins in a page of its own, and the shop has none.
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations
    .filter(({ impact }) => impact && impacts.includes(impact))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
    );
}

export const seriousFindings = (axe: AxeBuilder) => findings(axe, ['serious', 'critical']);
