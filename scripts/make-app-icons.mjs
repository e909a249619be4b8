import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from './lib/browser.mjs';
import { root } from './lib/root.mjs';

/**
 * `node scripts/make-app-icons.mjs`: draws the pictures by which a device knows the shop from `storefront/icon.svg`. A phone
 * that cuts the corners itself and knows no transparency gets the ticket on a full square of the theme's lacquer.
 */
const theme = JSON.parse(readFileSync(join(root, 'ui/theme/tokens/theme.light.tokens.json'), 'utf8'));
const svg = readFileSync(join(root, 'storefront/icon.svg'), 'utf8');
const lacquer = theme.color.lacquerEnd.$value.hex;

/** `side` of the whole and of the ticket on it, in px; four fifths of a maskable icon are never cut off. */
const icons = [
  { file: 'apple-touch-icon.png', side: 180, ticket: 144, ground: lacquer },
  { file: 'icon-192.png', side: 192, ticket: 192, ground: 'transparent' },
  { file: 'icon-512.png', side: 512, ticket: 512, ground: 'transparent' },
  { file: 'icon-512-maskable.png', side: 512, ticket: 340, ground: lacquer },
];

const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
for (const { file, side, ticket, ground } of icons) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">` +
      `<img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}" width="${ticket}" height="${ticket}">`,
  );
  await page.locator('img').evaluate((image) => image.decode());
  await page.screenshot({ path: join(root, 'public', file), omitBackground: true });
  await page.close();
}
await browser.close();
