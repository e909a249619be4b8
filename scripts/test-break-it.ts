import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { wordsOnWords } from '../.storybook/checks/covered';
import { lostInLargeText } from '../.storybook/checks/largeText';
import { findBrowser } from './lib/browser.mjs';
import { serveFolder } from './lib/serve.mjs';
import { buildStorybook, storybook } from './lib/stories.mjs';

/**
 * `npm run test:break-it`: builds Storybook and looks at each component's hard cases, the story BreakIt, before its font
 * is there and with it, at 280 px, in forced colors, and on a desktop zoomed to 400 %: nothing is cut off or covered, and
 * nothing jumps when the font comes. `-- Button` for some.
 */
const LANES = 2;
const NARROWEST = { width: 280, height: 653 };
/** What a window of 1280 × 1024 has room for at 400 %. */
const ZOOMED = { width: 320, height: 256 };
/** Web Vitals call 0.1 good; most pages here hold their component twice. */
const MOST_SHIFT = 0.15;

interface Entry {
  id: string;
  title: string;
}

const wanted = process.argv.slice(2);
const build = await buildStorybook();
if (build.code !== 0) throw new Error(`Storybook could not be built.\n${build.output}`);
const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const stories = Object.values(entries).filter(
  ({ id, title }) =>
    id.endsWith('--break-it') && (wanted.length === 0 || wanted.some((name) => title.endsWith(`/${name}`))),
);

const server = await serveFolder(storybook);
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});

async function barriers(page: Page): Promise<string[]> {
  return [...(await page.evaluate(lostInLargeText)), ...(await page.evaluate(wordsOnWords))];
}

/** Runs in the page: whether the story has been drawn and played. */
function isPlayed(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  };
  return ['completed', 'afterEach', 'finished', 'errored'].includes(preview?.currentRender?.phase ?? '');
}

async function look(page: Page, { id }: Entry, letFontsCome: () => Promise<void>): Promise<string[]> {
  const found: string[] = [];
  const note = async (where: string) => found.push(...(await barriers(page)).map((barrier) => `${where}: ${barrier}`));
  await page.setViewportSize(NARROWEST);
  await page.goto(`${server.url}/iframe.html?id=${id}&viewMode=story`);
  await page.waitForFunction(isPlayed);
  if (await page.locator('.sb-show-errordisplay').count()) return ['it fails'];
  await note('without the font');
  await page.evaluate(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  await letFontsCome();
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const shift = await page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum);
  if (shift > MOST_SHIFT) found.push(`it jumps by ${shift.toFixed(2)} when the font comes`);
  await note('at 280 px');
  await page.emulateMedia({ forcedColors: 'active' });
  await note('in forced colors');
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize(ZOOMED);
  await note('at 400 %');
  return found;
}

let passed = 0;
const failures: string[] = [];
const waiting = [...stories];
async function lane() {
  for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
    // A context of its own each, so that no font is kept.
    const context = await browser.newContext({ viewport: NARROWEST, reducedMotion: 'reduce', locale: 'vi-VN' });
    // What tsx writes into functions that are sent to the page.
    await context.addInitScript('globalThis.__name = (named) => named');
    let letFontsCome = () => {};
    const mayCome = new Promise<void>((resolve) => (letFontsCome = resolve));
    await context.route(/\.woff2$/, async (route) => {
      await mayCome;
      await route.continue();
    });
    const page = await context.newPage();
    const found = await look(page, entry, async () => letFontsCome()).catch((error: unknown) => [
      String(error).slice(0, 300),
    ]);
    if (found.length === 0) passed += 1;
    else failures.push(`${entry.title}\n  ${[...new Set(found)].join('\n  ')}`);
    letFontsCome();
    await context.close();
  }
}
await Promise.all(Array.from({ length: LANES }, lane));
await browser.close();
server.stop();

for (const failure of failures.toSorted()) console.log(failure);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 && passed > 0 ? 0 : 1);
