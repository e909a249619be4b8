import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../lib/browser.mjs';
import { root } from '../lib/root.mjs';
import { serveFolder } from '../lib/serve.mjs';
import { startShop } from '../lib/shop.mjs';
import { quiet } from './lookAtApp.mjs';

const KEY = 'a-key-of-this-test-that-is-long-enough';
/** Prizes of a Max 3D Pro draw that a board does not show. */
const lower = {
  first: ['300', '817', '639', '205'],
  second: ['748', '036', '591', '914', '160', '487'],
  third: ['553', '071', '826', '399', '644', '108', '972', '215'],
};

/** The results of the sample in the form in which a shop takes them. */
function recordsOf({ id, results }) {
  return results.map(({ number, at, numbers, bonus, prizes }) => {
    const date = at.slice(0, 10);
    if (prizes) {
      const tiers = prizes.map((drawn, index) => [index === 0 ? 'db' : `g${index}`, drawn]);
      return { region: 'MB', date, channelId: 'ha-noi', channelName: 'Hà Nội', prizes: Object.fromEntries(tiers) };
    }
    const draw = { game: id, drawId: number, date, time: at.slice(11, 16) };
    if (id === 'max3dpro') return { ...draw, special: numbers, ...lower };
    return { ...draw, numbers, powerNumber: bonus?.[0], specialNumber: bonus?.[0] };
  });
}

function importResults(shop, file, records) {
  writeFileSync(file, records.map((record) => JSON.stringify(record)).join('\n'));
  return execFileSync(process.execPath, [join(root, 'backend/dist/operator.js'), 'results', 'import', file], {
    env: { ...process.env, PORT: new URL(shop.url).port, VELOC_OPERATOR_KEY: KEY },
    encoding: 'utf8',
  });
}

/**
 * Opens the built board on a running shop, on the evening of the sample and with its results, and goes with it past a draw:
 * its sales close, it is being drawn, its result comes.
 */
export async function lookAtShopsBoard(folder) {
  const { games, serverTime } = JSON.parse(readFileSync(join(folder, 'board.json'), 'utf8'));
  const site = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: quiet });
  const shop = await startShop({
    VELOC_CLOCK: serverTime,
    VELOC_ALLOWED_ORIGINS: site.url,
    VELOC_OPERATOR_KEY: KEY,
    HOST: '127.0.0.1',
  });
  const file = join(folder, 'results.jsonl');
  const looks = [];
  const look = (what, holds, seen = '') => looks.push({ what, holds, seen });
  try {
    const sample = games.flatMap(recordsOf);
    const told = importResults(shop, file, sample);
    look('the shop takes the results', told.includes(`imported ${sample.length}`), told);

    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, locale: 'vi-VN' });
    const problems = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.clock.install();
    await page.goto(`${site.url}/?${new URLSearchParams({ shop: shop.url, name: 'Ao Sen', place: 'Hà Nội' })}`);
    await page.getByRole('heading', { name: 'Ao Sen · Kết quả xổ số' }).waitFor();
    await page.getByRole('heading', { level: 3 }).first().waitFor();
    const titles = await page.getByRole('heading', { level: 3 }).allTextContents();
    look(
      'shows the newest result of each game',
      JSON.stringify(titles) === JSON.stringify(games.map(({ name }) => name)),
      titles,
    );
    for (const { name, results } of games.filter(({ results: [newest] }) => newest.numbers)) {
      const [{ number, numbers, bonus = [] }] = results;
      const drawn = await page.getByLabel(`${name}, Kỳ #${number}`).innerText();
      const wanted = [...numbers, ...bonus].map((one) => String(one).padStart(2, '0'));
      look(
        `… of ${name}, number by number`,
        wanted.every((one) => drawn.includes(one)),
        `${drawn} and ${wanted}`,
      );
    }

    /** Puts the shop's clock and the page's forward alike; the board reads the shop again. */
    const forward = async (to) => {
      await fetch(`${shop.url}/sandbox/clock`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ now: to }),
      });
      const answered = page.waitForResponse(/get-current-period/);
      const shown = await page.locator('header time').getAttribute('datetime');
      await page.clock.fastForward(Date.parse(to) - Date.parse(shown));
      await answered;
    };
    const next = page.getByRole('region', { name: 'Mega 6/45' });
    await next.getByRole('timer').waitFor();
    look('counts down to the next jackpot', (await next.innerText()).includes('18:00'), await next.innerText());
    await forward('2026-11-25T17:59:10+07:00');
    look('… also in the last minute, when its sales have closed', (await next.innerText()).includes('18:00'));
    await forward('2026-11-25T18:01:00+07:00');
    const row = page.getByRole('listitem').filter({ hasText: 'Mega 6/45' }).filter({ hasText: '18:00' });
    await row.getByText('Đang quay').waitFor();
    look('says that it is being drawn', true);
    importResults(shop, file, [
      { game: 'mega', drawId: '01272', date: '2026-11-25', numbers: [5, 12, 20, 28, 34, 44] },
    ]);
    await forward('2026-11-25T18:05:00+07:00');
    const result = page.getByLabel('Mega 6/45, Kỳ #01272');
    await result.waitFor();
    look(
      'shows its result',
      (await result.innerText()).replaceAll(/\D/g, '') === '051220283444',
      await result.innerText(),
    );
    look('nothing complains', problems.length === 0, problems.join('; '));
    return looks;
  } finally {
    await browser.close();
    await shop.stop();
    site.stop();
  }
}
