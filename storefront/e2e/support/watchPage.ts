import type { BrowserContext } from '@playwright/test';

/** Notes what no page may do: throw, log an error, or break its own content policy (which it then logs). */
export async function watchPage(context: BrowserContext) {
  const findings: string[] = [];
  context.on('weberror', (thrown) => findings.push(`thrown: ${thrown.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      findings.push(`logged at ${message.page()?.url()}: ${message.text()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // oxlint-disable-next-line no-console -- caught by the console listener above
      console.error(`content policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return findings;
}
