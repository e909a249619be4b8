import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { fixedNow } from '../../stories/support/fixedNow';
import { picturesOf, type StoryEntry } from './pictures';

const { VISUAL_STORYBOOK = '', VISUAL_URL = '', VISUAL_PICTURES = '', VISUAL_COMPARES } = process.env;

const PLAYED = `['finished', 'errored', 'aborted'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase)`;

/** What is measured before the font is there, such as a row that scrolls to its chosen chip, would be left to chance. */
const fonts = readdirSync(join(VISUAL_STORYBOOK, 'assets')).flatMap((file) => {
  const [, weight] = file.match(/^be-vietnam-pro-(\d+).*\.woff2$/) ?? [];
  return weight ? [{ url: `/assets/${file}`, weight }] : [];
});

/** One page a worker: its cache spares each story the loading of Storybook, and each has a new document all the same. */
const test = base.extend<object, { stage: Page }>({
  stage: [
    async ({ browser }, provide) => {
      const page = await browser.newPage({
        reducedMotion: 'reduce',
        locale: 'vi-VN',
        timezoneId: 'Asia/Ho_Chi_Minh',
      });
      await page.clock.setFixedTime(fixedNow);
      await page.addInitScript(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.addInitScript((files) => {
        for (const { url, weight } of files) {
          const font = new FontFace('Be Vietnam Pro', `url(${url})`, { weight });
          document.fonts.add(font);
          void font.load();
        }
      }, fonts);
      await provide(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

const { entries } = JSON.parse(readFileSync(join(VISUAL_STORYBOOK, 'index.json'), 'utf8')) as {
  entries: Record<string, StoryEntry>;
};

for (const { file, title, id, theme, width } of picturesOf(Object.values(entries))) {
  // What the other side does not know is new, and there is nothing to hold it against.
  if (VISUAL_COMPARES && !existsSync(join(VISUAL_PICTURES, file))) continue;

  test(title, async ({ stage }) => {
    await stage.setViewportSize({ width, height: 844 });
    const address = new URL('iframe.html', VISUAL_URL);
    address.search = String(new URLSearchParams({ id, viewMode: 'story', theme, globals: 'a11y.manual:!true' }));
    await stage.goto(address.href, { waitUntil: 'load' });
    await stage.waitForFunction(PLAYED);
    await stage.evaluate(() => document.fonts.ready);
    await stage.mouse.move(0, 0);
    await expect(stage).toHaveScreenshot(file, { fullPage: true });
  });
}
