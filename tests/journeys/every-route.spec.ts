import type { Browser, Page } from '@playwright/test';
import type { HistoryEntryAnswer } from '@veloc/rules';
import { inspect } from './support/inspect';
import { expect, test } from './support/journey';
import { arriveAs, buyMegaTicket, newPlayer } from './support/player';
import { writeMegaResult } from './support/resultFile';
import { shopCall } from './support/shopCall';
import { routePaths } from '../../scripts/lib/routePaths';
import { gamePaths, visits, type Visit } from './support/visits';
import { watchPage } from './support/watchPage';

/** Whoever opens all routes: a browser that has been in the shop takes half as long for a page as a new one. */
interface Visitor {
  page: Page;
  findings: string[];
}

let guest: Visitor;
let player: Visitor;
let visitOf: Readonly<Record<string, Visit>>;

async function visitor(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext();
  return { findings: await watchPage(context), page: await context.newPage() };
}

test.beforeAll(async ({ shop, browser }) => {
  const account = await newPlayer(shop, { balance: 500_000 });
  await buyMegaTicket(shop, account, [3, 12, 19, 27, 44, 45]);
  const [purchase] = await shopCall<HistoryEntryAnswer[]>(shop, '/client-tickets/client-get-tickets', {
    token: account.token,
    body: { gameId: 'mega', itemPerPage: 10, cursor: '0' },
  });
  const file = writeMegaResult(shop.data, { drawId: '09000', date: '2026-08-19', numbers: [3, 12, 19, 27, 30, 31] });
  await shop.operator('results', 'import', file);
  const [result] = await shopCall<{ id: string }[]>(shop, '/client-game-results/get-mega-v2', { method: 'GET' });
  visitOf = visits({ purchaseId: purchase?.id ?? '', resultId: result?.id ?? '' });
  guest = await visitor(browser);
  player = await visitor(browser);
  await arriveAs(player.page, shop, account);
});

test.afterAll(() => Promise.all([guest, player].map(({ page }) => page.context().close())));

for (const path of [...gamePaths, ...routePaths()]) {
  test(`${path} fits, keeps the page's policy and tells assistive technology what it holds`, async ({ shop }) => {
    const visit = visitOf[path];
    if (!visit) throw new Error(`No visit of ${path}. Say in support/visits.ts how to open it.`);
    const { page, findings } = visit.asGuest ? guest : player;
    if (visit.arrive) await visit.arrive(page, shop);
    else await page.goto(`${shop.url}${visit.address ?? path}`);
    if (!visit.address) await expect(page).toHaveURL(shop.url + path);
    await expect(page.locator('main')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Thử lại' })).toHaveCount(0);
    await inspect(page);

    if (visit.opens) {
      await page.getByRole('button', { name: visit.opens }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await inspect(page);
    }
    expect(findings.splice(0)).toEqual([]);
  });
}
