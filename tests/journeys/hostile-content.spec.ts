import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { hostileLinks, hostileTexts } from './support/hostilePayloads';
import { arriveAs, newPlayer, type Player } from './support/player';
import type { ShopServer } from './support/shopServer';

// Row S3: nothing that a server may send runs or leads astray. `findings` (support/journey.ts) holds that no page
// throws, logs an error or breaks its content policy on the way.

const JOINED = hostileTexts.join('\n');
const ADDED = '2026-08-21T10:30:00.000Z';

const answer = (data: unknown) => ({ json: { status: 200, message: JOINED, data, cursor: null } });
const content = (id: string, body: string, title = 'x') => {
  return { id, kind: 'guide', gameId: null, title, body, version: 1, updatedAt: ADDED };
};

declare global {
  interface Window {
    hits: number;
    hit: () => void;
  }
}

async function countHits(page: Page) {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    window.hits = 0;
    window.hit = () => {
      window.hits += 1;
    };
  });
  return dialogs;
}

/** Presses every link that the page shows, as a person would, and says which of them are left that should not be. */
function wrongLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll('main a, [role="dialog"] a')];
    const isGood = (link: HTMLAnchorElement) =>
      (/^(https?|tel|mailto):$/.test(link.protocol) && link.host !== 'evil.example' && !link.ping) ||
      /^(https?:\/\/|tel:|mailto:)/i.test(link.getAttribute('href') ?? '');
    return links
      .filter((link) => link.hasAttribute('href') || link.hasAttribute('xlink:href'))
      .filter((link) => !(link instanceof HTMLAnchorElement) || !isGood(link))
      .map((link) => link.outerHTML);
  });
}

/** What of the texts has become something else than text: elements and attributes that no text needs. */
function wrongNodes(page: Page, place: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const tags = 'H2 H3 P BR HR BLOCKQUOTE UL OL LI STRONG B EM I U SUB SUP A TABLE CAPTION THEAD TBODY TFOOT TR TH TD';
    const allowed = new Set(tags.split(' '));
    const attributes = new Set(['href', 'rel', 'scope', 'colspan', 'rowspan']);
    return [...document.querySelectorAll(`${selector} *`)]
      .filter((node) => !allowed.has(node.tagName) || node.getAttributeNames().some((name) => !attributes.has(name)))
      .map((node) => node.outerHTML);
  }, place);
}

async function isUnharmed(page: Page, dialogs: readonly string[]) {
  expect(await page.evaluate(() => window.hits)).toBe(0);
  expect(dialogs).toEqual([]);
  expect(await wrongLinks(page)).toEqual([]);
}

test('has more than 300 hostile texts to try', () => {
  expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(300);
});

test('no guide runs anything or leads astray', async ({ page, shop }) => {
  const dialogs = await countHits(page);
  await page.route('**/public/guides/*', (route) => route.fulfill(answer(content('faq', JOINED, JOINED))));
  await page.goto(`${shop.url}/guide/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('hit()');
  expect(await wrongNodes(page, 'main > div > div')).toEqual([]);
  await isUnharmed(page, dialogs);
});

test('no list of guides, terms or privacy text does, each hostile text by itself', async ({ page, shop }) => {
  const dialogs = await countHits(page);
  await page.route('**/public/guides', (route) =>
    route.fulfill(answer(hostileTexts.map((text, index) => content(`x${index}`, text, text)))),
  );
  await page.route('**/public/contents/terms', (route) =>
    route.fulfill(answer(hostileTexts.map((text, index) => content(`x${index}`, text, text)))),
  );
  await page.route('**/client/client-get-privacy', (route) => route.fulfill(answer({ content: JOINED, version: 1 })));
  await page.goto(`${shop.url}/guide`);
  await expect(page.getByRole('listitem')).toHaveCount(hostileTexts.length);
  await isUnharmed(page, dialogs);
  await page.goto(`${shop.url}/term`);
  await expect(page.getByText('Phiên bản 1')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Điều khoản mua vé' })).toHaveCount(hostileTexts.length);
  // The privacy text, which comes last, stands in its card beside its version.
  const texts = ':is(main section:not(:last-of-type) > div > div, main section:last-of-type > div > div > div)';
  await expect(page.locator(texts)).toHaveCount(hostileTexts.length + 1);
  expect(await wrongNodes(page, texts)).toEqual([]);
  await isUnharmed(page, dialogs);
});

test('no banner or contact data does, and their bad links are read, not followed', async ({ page, shop }) => {
  const dialogs = await countHits(page);
  const links = [...hostileLinks, ...hostileTexts];
  await page.route('**/public/banners', (route) =>
    route.fulfill(
      answer(links.map((href, index) => ({ id: `x${index}`, title: hostileTexts[index] ?? 'x', href, image: href }))),
    ),
  );
  await page.route('**/public/support-contact', (route) =>
    route.fulfill(
      answer({ title: JOINED, description: JOINED, phone: JOINED, zalo: JOINED, email: `${JOINED}@`, hours: JOINED }),
    ),
  );
  await page.goto(`${shop.url}/`);
  const banners = page.getByRole('region', { name: 'Tin của cửa hàng' });
  await expect(banners.locator('li')).toHaveCount(links.length);
  await expect(banners.locator('a[href]')).toHaveCount(0);
  await expect(banners.locator('img:not([src^="data:image/"])')).toHaveCount(0);
  await isUnharmed(page, dialogs);

  await page.getByRole('button', { name: 'Liên hệ' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await isUnharmed(page, dialogs);
  await page.goto(`${shop.url}/contact`);
  await expect(page.getByText('Giờ trả lời')).toBeVisible();
  await isUnharmed(page, dialogs);
});

test('no message, name or notification does', async ({ page, shop }) => {
  const dialogs = await countHits(page);
  const player: Player = await newPlayer(shop);
  await arriveHostile(page, shop, player);
  await page.route('**/client-game-results/**', (route) =>
    route.fulfill({ status: 400, json: { status: 400, code: 'VALIDATION_ERROR', message: JOINED, data: null } }),
  );
  await page.route('**/client-notifications?*', (route) =>
    route.fulfill(
      answer(
        hostileTexts.map((text, index) => ({
          id: `x${index}`,
          kind: 'written',
          params: { about: 'prize', title: text, body: text, href: hostileLinks[index % hostileLinks.length] },
          createdAt: ADDED,
          readAt: null,
        })),
      ),
    ),
  );
  await page.goto(`${shop.url}/result?game=mega`);
  await expect(page.getByRole('alert').filter({ hasText: 'Chưa tải được kết quả' })).toBeVisible();
  await isUnharmed(page, dialogs);

  await page.goto(`${shop.url}/`);
  await page.getByRole('button', { name: 'Mở danh mục' }).click();
  await expect(page.getByRole('dialog').getByText(HEAD)).toBeVisible();
  await isUnharmed(page, dialogs);
  await page.goto(`${shop.url}/account/notifications`);
  await expect(page.getByText(hostileTexts[0] ?? '', { exact: true }).first()).toBeVisible();
  await isUnharmed(page, dialogs);
});

/** Where the name of the profile begins, for the test to find it. */
const HEAD = 'Tên của tôi';

/** A player whose profile has all the texts for a name. */
async function arriveHostile(page: Page, shop: ShopServer, player: Player) {
  const user = JSON.parse(player.storage['veloc.user'] ?? '{}') as object;
  const named = { ...user, name: `${HEAD} ${JOINED}` };
  await page.route('**/users/get-profile', (route) => route.fulfill(answer(named)));
  await arriveAs(page, shop, { ...player, storage: { ...player.storage, 'veloc.user': JSON.stringify(named) } });
}
