import { expect, test as base } from '@playwright/test';
import { startShop, type ShopServer } from './shopServer';
import { watchPage } from './watchPage';

export { expect };

/** A Friday with a Mega draw at 18:00, while Keno draws every eight minutes. */
export const FRIDAY_AFTERNOON = '2026-08-21T17:30:00+07:00';

const START_LIMIT = 300_000;

/** The long form, `npm run test:long journeys`, also repeats what other tests find sooner. */
export const isLong = Boolean(process.env.VELOC_LONG);

interface Journey {
  /** What the page did that it must never do; checked when the journey is over. */
  findings: string[];
}

interface Shared {
  /** The shop of all journeys that leave the clock alone. Each brings players of its own. */
  shop: ShopServer;
}

export const test = base.extend<Journey, Shared>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern which fixtures are wanted
    async ({}, use) => {
      const shop = await startShop(FRIDAY_AFTERNOON);
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: START_LIMIT },
  ],
  findings: [
    async ({ context }, use) => {
      const findings = await watchPage(context);
      await use(findings);
      expect(findings).toEqual([]);
    },
    { auto: true },
  ],
});

/** For journeys about what moves: the others go for a reader who wants less of it. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;
