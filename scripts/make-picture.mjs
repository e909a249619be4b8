import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { ensureBuilt, ensureServerBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';

/** `npm run picture`: the README's picture, taken from the running shop. */
ensureInstalled();
ensureBuilt();
ensureServerBuilt();
const { chromium } = await import('playwright');

const port = 5799;
const url = `http://127.0.0.1:${port}`;
const data = mkdtempSync(join(tmpdir(), 'veloc-picture-'));
const server = spawn(process.execPath, ['backend/dist/server.js'], {
  cwd: root,
  stdio: 'ignore',
  env: {
    ...process.env,
    PORT: String(port),
    VELOC_DATA: data,
    VELOC_CLOCK: '2026-11-22T12:17:42+07:00',
    DATABASE_URL: '',
  },
});
while (!(await fetch(`${url}/ready`).catch(() => null))?.ok) await new Promise((wake) => setTimeout(wake, 100));

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

async function shot(path, colorScheme, prepare = async () => {}) {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.5,
    colorScheme,
    locale: 'vi-VN',
  });
  await page.goto(url + path);
  await page.getByRole('main').first().waitFor();
  await page.waitForLoadState('networkidle');
  await prepare(page);
  const picture = await page.screenshot();
  await page.close();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

const fillSlots = (page) => page.getByRole('button', { name: 'Chọn nhanh 6 vé' }).click();
const shots = [
  await shot('/', 'light'),
  await shot('/mega', 'light', fillSlots),
  await shot('/keno', 'dark', fillSlots),
  await shot('/', 'dark'),
];
const board = await browser.newPage({ viewport: { width: 1700, height: 908 } });
const figures = shots.map((source) => `<img src="${source}" width="390" height="844" style="border-radius:24px">`);
await board.setContent(`<body style="margin:0;padding:32px;display:flex;gap:25px">${figures.join('')}</body>`);
mkdirSync(join(root, 'docs/pictures'), { recursive: true });
const drawn = await board.screenshot({ omitBackground: true });
// Playwright writes no WebP, which takes a quarter of the bytes; the browser does.
const webp = await board.evaluate(
  async (source) => {
    const image = Object.assign(new Image(), { src: source });
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.9);
  },
  `data:image/png;base64,${drawn.toString('base64')}`,
);
writeFileSync(join(root, 'docs/pictures/storefront.webp'), Buffer.from(webp.split(',')[1], 'base64'));
await browser.close();
server.kill('SIGTERM');
server.once('exit', () => rmSync(data, { recursive: true, force: true }));
