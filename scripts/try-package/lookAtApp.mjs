import { chromium } from 'playwright';
import { findBrowser } from '../lib/browser.mjs';
import { serveFolder } from '../lib/serve.mjs';

export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** Opens the built empty app and says what a person would see of the grid, its tokens and its font. */
export async function lookAtApp(folder) {
  const site = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: quiet });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const problems = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${site.url}/`, { waitUntil: 'networkidle' });

    const ball = page.getByRole('button', { name: '07', exact: false }).first();
    const before = await ball.evaluate((node) => getComputedStyle(node.firstElementChild ?? node).backgroundColor);
    await ball.click();
    const after = await ball.evaluate((node) => getComputedStyle(node.firstElementChild ?? node).backgroundColor);
    const pressed = await ball.getAttribute('aria-pressed');
    const font = await page.evaluate(async () => {
      await document.fonts.ready;
      return document.fonts.check("700 16px 'Be Vietnam Pro'");
    });
    const buttons = await page.getByRole('group', { name: 'Chọn số' }).getByRole('button').count();
    await page.getByRole('button', { name: 'Mua vé' }).click();
    const popup = await page.getByRole('dialog', { name: 'Đã thêm vào giỏ' }).isVisible();
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const ownColor = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('main')).getPropertyValue('--veloc-accent-solid'));
    const light = await ground();
    const accents = [await ownColor()];
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await ground();
    accents.push(await ownColor());
    await page.evaluate(() => void (document.documentElement.dataset.theme = 'light'));
    const chosen = await ground();
    accents.push(await ownColor());
    return [
      { what: 'the grid shows 45 numbers', holds: buttons === 45, seen: buttons },
      { what: 'a pressed number is selected', holds: pressed === 'true', seen: pressed },
      { what: 'a selected number changes its colour', holds: before !== after, seen: `${before} and ${after}` },
      { what: 'a popup opens', holds: popup },
      { what: 'the font is there', holds: font },
      { what: 'the theme is the system’s until somebody chooses', holds: light !== dark, seen: `${light}, ${dark}` },
      { what: 'a chosen theme stays', holds: chosen === light, seen: chosen },
      {
        what: 'an accent of the app’s own is drawn in the theme in force',
        holds: accents.join(' ').toUpperCase() === '#0B6E8A #137F9E #0B6E8A' && after === 'rgb(11, 110, 138)',
        seen: `${accents.join(', ')}; a ball in ${after}`,
      },
      { what: 'nothing complains', holds: problems.length === 0, seen: problems.join('; ') },
    ];
  } finally {
    await browser.close();
    site.stop();
  }
}

/**
 * Opens a page that a server has rendered, with so many results that have a plus, and says whether the browser took it
 * over as it was.
 */
export async function lookAtServed(url, plusSigns = 0) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: quiet });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const problems = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(url, { waitUntil: 'networkidle' });
    const button = page.getByText('Mua vé', { exact: true }).first();
    const radius = await button.evaluate((node) => getComputedStyle(node.closest('button')).borderRadius);
    const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    const beforePlus = await page.evaluate(() =>
      [...document.querySelectorAll('li:has(> span + span)')]
        .filter((item) => item.firstElementChild.textContent === '+')
        .map((item) => getComputedStyle(item).marginInlineStart),
    );
    return [
      {
        what: 'a plus has its room, whatever the order of the sheets',
        holds: beforePlus.length === plusSigns && beforePlus.every((room) => room === '16px'),
        seen: beforePlus.join(', '),
      },
      { what: 'a button has its look', holds: radius !== '0px', seen: radius },
      { what: 'the theme is there', holds: font.includes('Be Vietnam Pro'), seen: font },
      { what: 'nothing complains', holds: problems.length === 0, seen: problems.join('; ') },
    ];
  } finally {
    await browser.close();
  }
}
