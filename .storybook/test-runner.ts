import { createRequire } from 'node:module';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { fixedNow } from '../stories/support/fixedNow';
import { PATIENCE_MS } from '../stories/support/patience';
import { findNewColorBarriers, findStructureBarriers } from './checks/accessibility';
import { seedRandom } from './checks/seedRandom';
import { stopCalendar } from './checks/fixedTime';
import { CHOSEN, chosenButLookingAlike } from './checks/forcedColors';
import { settle, turnDark, untilQuiet } from './checks/frame';
import { freezeTimers } from './checks/freezeTimers';
import type { Story } from './checks/names';
import { dropOthers, checkPicture, modesOf } from './checks/pictures';
import { lostInLargeText } from './checks/largeText';
import { inReverse, looksOtherwise } from './checks/sheetOrder';
import { movesInSpiteOfReader } from './checks/stillness';
import { readVisit, type Mode } from './checks/story';

const phone = { width: 390, height: 844 };
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const { STORY_PICTURES, STORY_LOOKS_ONLY } = process.env;

function refuse(what: string, findings: readonly string[]): void {
  if (findings.length > 0) throw new Error(`${what}:\n${[...new Set(findings)].join('\n')}`);
}

/** Only where something is chosen: to turn all colours and back again is dear. */
async function checkForcedColors(page: Page): Promise<void> {
  if ((await page.locator(CHOSEN).count()) === 0) return;
  await page.emulateMedia({ forcedColors: 'active' });
  const alike = await page.evaluate(chosenButLookingAlike, CHOSEN);
  await page.emulateMedia({ forcedColors: 'none' });
  refuse('In forced colours one cannot see what is chosen', alike);
}

/** Costs nothing when the page is as wide already. */
async function widen(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ ...phone, width });
}

async function takePicture(page: Page, { theme, width }: Mode): Promise<Buffer> {
  await widen(page, width);
  const clip = await page.evaluate(settle, theme);
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
}

/** Dark comes last, for a page that changes its theme is styled and drawn anew. */
async function checkPictures(page: Page, story: Story, modes: readonly Mode[]): Promise<void> {
  const version = page.context().browser()?.version() ?? '';
  const findings: string[] = [];
  try {
    for (const mode of modes.toSorted((one, other) => other.theme.localeCompare(one.theme)))
      findings.push(...checkPicture(story, mode, await takePicture(page, mode), version));
  } finally {
    await widen(page, phone.width);
  }
  refuse('It does not look as it did', [...findings, ...dropOthers(story, modes)]);
}

/** The texts of style sheets, by their addresses. */
const sheetTexts = new Map<string, string>();

/** An app's bundler may load the sheets of components in any order. */
async function checkSheetOrder(page: Page): Promise<void> {
  const addresses = await page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []));
  for (const address of addresses.filter((one) => !sheetTexts.has(one)))
    sheetTexts.set(address, await (await page.request.get(address)).text());
  const sheets = addresses.map((address) => sheetTexts.get(address) ?? '');
  // Their pictures lie beside them.
  const reversed = inReverse(sheets).replaceAll(/url\((?!data:)/g, 'url(assets/');
  if (addresses.length > 0 && reversed === '')
    throw new Error('No class name tells its component: build Storybook with VELOC_NAMED_CLASSES=1.');
  refuse('With the sheets of components in reverse it looks otherwise', await page.evaluate(looksOtherwise, reversed));
}

/** Pages whose time is under our hand: each is used for many story files. */
const stopped = new WeakSet<Page>();

/** Text that fits the narrowest phone fits the one designed for; the long form looks at both. */
const largeTextWidths = process.env.VELOC_LONG ? [390, 320] : [320];

/** The last look, for it moves the story's frames: text of twice the size. */
async function checkLargeText(page: Page): Promise<void> {
  try {
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    for (const width of largeTextWidths) {
      await widen(page, width);
      refuse(`In text of twice the size, at ${width} px`, await page.evaluate(lostInLargeText));
    }
  } finally {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
      // Until the next story comes nobody looks, and a page that is not shown need not be laid out at either width.
      document.body.style.cssText = 'display: none';
    });
    await widen(page, phone.width);
  }
}

/** What axe has found readable in the stories before; see `findNewColorBarriers`. */
const readableColors = new Set<string>();

async function checkColors(page: Page, theme: Mode['theme']): Promise<void> {
  const { barriers, readable } = await page.evaluate(findNewColorBarriers);
  for (const colors of readable) readableColors.add(colors);
  refuse(`In ${theme} axe finds`, barriers);
}

/** The storefront styles nothing chosen by itself: what a screen lets choose has stories of its own. */
const hasOwnChoices = ({ title }: Story) => process.env.VELOC_LONG !== undefined || !title.startsWith('flows/');

const config: TestRunnerConfig = {
  async prepare({ page }) {
    if (!stopped.has(page)) {
      await page.addInitScript(stopCalendar, fixedNow);
      await page.addInitScript(freezeTimers);
      page.setDefaultTimeout(PATIENCE_MS);
    }
    stopped.add(page);
    const url = new URL('iframe.html', process.env.TARGET_URL);
    // The addon would ask all of axe's rules.
    url.searchParams.set('a11y', 'off');
    await page.goto(url.toString(), { waitUntil: 'load' });
    if (!STORY_LOOKS_ONLY) await page.addScriptTag({ path: axe });
    // What is measured before the font is there, such as a row that scrolls to its chosen chip, would be left to
    // chance.
    await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
    await page.evaluate((known) => Object.assign(globalThis, { readableColors: new Set(known) }), [...readableColors]);
  },

  async preVisit(page) {
    await page.evaluate(seedRandom);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      scrollTo(0, 0);
      document.body.style.cssText = '';
      // The story before was left in dark, which a shop that reads the page would take for the system's wish.
      delete document.documentElement.dataset.theme;
    });
  },

  // Each story is played in light; then one looks at what it came to: for a reader who wants less motion, in the
  // system's colours, in its pictures, in dark, and in large text.
  async postVisit(page, story) {
    if ((story as { hasFailure?: boolean }).hasFailure) return;
    await page.evaluate(untilQuiet);
    const visit = await readVisit(page);
    if (!STORY_LOOKS_ONLY) {
      refuse('Axe finds', await page.evaluate(findStructureBarriers));
      await checkColors(page, visit.theme ?? 'light');
      refuse('Motion is unwelcome here, yet something moves', await page.evaluate(movesInSpiteOfReader));
      if (hasOwnChoices(story)) await checkForcedColors(page);
      if (!story.title.startsWith('flows/')) await checkSheetOrder(page);
    }
    if (STORY_PICTURES) await checkPictures(page, story, modesOf(story, visit));
    if (!STORY_LOOKS_ONLY) {
      if (!visit.theme) {
        await page.evaluate(turnDark);
        await checkColors(page, 'dark');
      }
      await checkLargeText(page);
    }
  },
};

export default config;
