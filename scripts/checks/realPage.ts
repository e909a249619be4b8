import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { findBrowser } from '../lib/browser.mjs';

/** Opens a page of a phone's size in a real browser for the tests of one file, and answers how to reach it. */
export function realPage(options: BrowserContextOptions = {}): () => Page {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    const executablePath = findBrowser();
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    });
    page = await browser.newPage({ viewport: { width: 390, height: 844 }, ...options });
  });
  afterAll(() => browser.close());
  return () => page;
}
