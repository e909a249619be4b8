import type { BrowserContext } from '@playwright/test';

/**
 * Notes what no page may do: throw, log an error, break its own content policy (which it then logs), or ask another
 * host than the shop's.
 */
export async function watchPage(context: BrowserContext) {
  const findings: string[] = [];
  context.on('weberror', (thrown) => findings.push(`thrown: ${thrown.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      findings.push(`logged at ${message.page()?.url()}: ${message.text()}`);
  });
  context.on('request', (request) => {
    if (isForeign(new URL(request.url()))) findings.push(`asked another host: ${request.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // oxlint-disable-next-line no-console -- caught by the console listener above
      console.error(`content policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return findings;
}

/** Every shop of the journeys runs on this machine, and nothing a page needs is anywhere else. */
const isForeign = ({ protocol, hostname }: URL) => /^(http|ws)s?:$/.test(protocol) && hostname !== '127.0.0.1';
