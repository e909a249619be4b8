import { chromium } from 'playwright';
import { serveFolder } from './scripts/lib/serve.mjs';
const server = await serveFolder('storybook-static');
const url = typeof server === 'string' ? server : (server.url ?? server.address);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
for (const id of process.argv.slice(2))
  for (const [w, h] of [
    [390, 844],
    [320, 640],
  ])
    for (const theme of ['light', 'dark']) {
      const page = await browser.newPage({ viewport: { width: w, height: h } });
      await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&theme=${theme}`);
      await page.waitForTimeout(4500);
      await page.screenshot({ path: `/tmp/w/l-${id}-${w}-${theme}.png` });
      await page.close();
    }
await browser.close();
process.exit(0);
