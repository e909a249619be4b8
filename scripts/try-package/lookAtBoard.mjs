import { AxeBuilder } from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../lib/browser.mjs';
import { serveFolder } from '../lib/serve.mjs';
import { quiet } from './lookAtApp.mjs';

const wall = { width: 1920, height: 1080 };
/** What one reads from three steps away on a screen of 43 inches. */
const LEAST_PX = 16;
const phone = { width: 390, height: 844 };

/**
 * Opens the built result board on a wall's screen and on a phone, in both themes, by a clock that only this test moves,
 * and says what people would see. `pictures` is a folder to leave a picture of each in.
 */
export async function lookAtBoard(folder, pictures) {
  const site = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: quiet });
  const { games, serverTime } = JSON.parse(readFileSync(join(folder, 'board.json'), 'utf8'));
  const end = Date.parse(serverTime) + 86_400_000;
  const looks = [];
  const look = (what, holds, seen = '') => looks.push({ what, holds, seen });
  try {
    for (const [place, viewport, colorScheme] of [
      ['wall, light', wall, 'light'],
      ['wall, dark', wall, 'dark'],
      ['phone, light', phone, 'light'],
      ['phone, dark', phone, 'dark'],
    ]) {
      const context = await browser.newContext({ viewport, colorScheme, locale: 'vi-VN', reducedMotion: 'reduce' });
      const page = await context.newPage();
      const problems = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      // Another day than the server's, by which the board goes.
      await page.clock.install({ time: new Date('2027-03-01T09:00:00+07:00') });
      await page.goto(`${site.url}/`);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      await page.clock.pauseAt(new Date('2027-03-01T09:00:10+07:00'));

      const draws = page.getByRole('timer');
      const soon = games.flatMap((game) => game.upcoming).filter(({ at }) => Date.parse(at) < end);
      look(`${place}: counts down to each draw of the day`, (await draws.count()) === soon.length, await draws.count());
      const results = games.filter((game) => game.results[0]);
      const titles = await page.getByRole('heading', { level: 3 }).allTextContents();
      look(
        `${place}: shows the newest result of each game`,
        results.every(({ name }) => titles.includes(name)),
        titles,
      );

      const time = page.locator('header time');
      const figures = () => page.locator('.next-countdown').evaluate((node) => node.innerText.replaceAll(/\D/g, ''));
      const before = [await time.innerText(), await figures()];
      await page.clock.runFor(1_000);
      const after = [await time.innerText(), await figures()];
      look(
        `${place}: ticks once a second, up and down`,
        Number(before[1]) - Number(after[1]) === 1 && before[0] !== after[0],
        `${before} and ${after}`,
      );
      const shown = await time.getAttribute('datetime');
      const ahead = Date.parse(shown) - Date.parse(serverTime);
      look(`${place}: goes by the server’s time`, ahead >= 0 && ahead < 30_000, shown);

      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      look(`${place}: nothing runs out at the side`, !isWide);
      const scale = await page.evaluate(() => document.documentElement.dataset.scale);
      look(`${place}: takes its scale`, scale === (viewport === wall ? 'dense' : 'regular'), scale);
      if (viewport === wall) {
        const least = await page.evaluate(smallestWords);
        look(`${place}: has no words below ${LEAST_PX} px`, least >= LEAST_PX, least);
        const rest = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        look(`${place}: stands on one screen`, rest <= 0, `${rest} px more`);
      }
      // Axe waits by timers of the page, and of no other: the clock is of all pages.
      await page.clock.resume();
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      look(`${place}: axe finds nothing`, violations.length === 0, JSON.stringify(violations.map(briefly), null, 2));
      if (pictures) await page.screenshot({ path: join(pictures, `${place.replace(', ', '-')}.png`), fullPage: true });

      await page.getByRole('button', { name: 'English' }).click();
      const english = await page.evaluate(() => document.documentElement.lang);
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      look(`${place}: speaks English`, english === 'en' && heading.includes('Lottery results'), heading);
      const spoken = await draws.first().innerText();
      look(`${place}: … in its components too`, spoken.includes('left'), spoken);
      if (pictures)
        await page.screenshot({ path: join(pictures, `${place.replace(', ', '-')}-en.png`), fullPage: true });

      // Past the first draw: what was awaited is being drawn.
      await page.clock.fastForward(120_000);
      const begun = page.getByText('Drawing now').filter({ visible: true });
      look(`${place}: says when a draw begins`, (await begun.count()) > 0);
      look(`${place}: nothing complains`, problems.length === 0, problems.join('; '));
      await context.close();
    }
    return looks;
  } finally {
    await browser.close();
    site.stop();
  }
}

/** Runs in the page: px of the smallest words on it. */
function smallestWords() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const sizes = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (/\p{L}/u.test(text.nodeValue) && text.parentElement.checkVisibility())
      sizes.push(Number.parseFloat(getComputedStyle(text.parentElement).fontSize));
  return Math.min(...sizes);
}

function briefly({ id, nodes }) {
  return { id, nodes: nodes.map(({ html, any }) => [html.slice(0, 160), any[0]?.message]) };
}
