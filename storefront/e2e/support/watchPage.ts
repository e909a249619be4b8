import type { Page } from '@playwright/test';

/** Notes what a page must never do: throw, log an error, or break its own content policy (which it then logs). */
export async function watchPage(page: Page) {
  const findings: string[] = [];
  page.on('pageerror', (error) => findings.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      findings.push(`logged: ${message.text()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // oxlint-disable-next-line no-console -- caught by the console listener above
      console.error(`content policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return findings;
}
