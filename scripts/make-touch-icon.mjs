import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from './lib/browser.mjs';
import { root } from './lib/root.mjs';

/**
 * `node scripts/make-touch-icon.mjs`: draws `public/apple-touch-icon.png` from `storefront/icon.svg`. A phone rounds the
 * corners itself and knows no transparency, so the ticket stands on a full square of the theme's lacquer.
 */
const SIDE = 180;

const theme = JSON.parse(readFileSync(join(root, 'ui/theme/tokens/theme.light.tokens.json'), 'utf8'));
const svg = readFileSync(join(root, 'storefront/icon.svg'), 'utf8');
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: SIDE, height: SIDE } });
await page.setContent(
  `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${theme.color.lacquerEnd.$value.hex}">` +
    `<img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}" width="144" height="144">`,
);
await page.locator('img').evaluate((image) => image.decode());
await page.screenshot({ path: join(root, 'public/apple-touch-icon.png') });
await browser.close();
