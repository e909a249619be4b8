import type { Page } from '@playwright/test';
import type { CartAnswer } from '@veloc/rules';
import { expect, FRIDAY_AFTERNOON, isLong, test } from './support/journey';
import { arriveAs, newPlayer } from './support/player';
import { shopCall } from './support/shopCall';
import { startShop } from './support/shopServer';
import { pickMegaTicket } from './support/steps';

/** The long form: `VELOC_RESTART_PAGES=20 npx playwright test restart`; `VELOC_SEED` repeats a run. */
const PAGES = Number(process.env.VELOC_RESTART_PAGES ?? 3);
const SEED = Number(process.env.VELOC_SEED ?? Math.floor(Math.random() * 1e9));

/** A sequence of [0, 1) that begins at `seed`. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Presses something that can be seen, but nothing that takes away, buys or logs out. */
async function pressAtRandom(page: Page, random: number) {
  await page.evaluate((share) => {
    const isHarmless = (target: HTMLElement) =>
      !/xóa|bỏ|đăng xuất|thanh toán|mua ngay|giảm/i.test(`${target.ariaLabel ?? ''} ${target.textContent}`);
    const targets = [...document.querySelectorAll<HTMLElement>('a[href^="/"], button')].filter(
      (target) => target.checkVisibility() && isHarmless(target),
    );
    targets[Math.floor(share * targets.length)]?.click();
  }, random);
}

test('a restart under pages that are pressed at random costs nobody the shop, and no ticket', async ({ browser }) => {
  test.info().annotations.push({ type: 'seed', description: String(SEED) });
  // By the long form on the embedded database, which lives in the process that is restarted; that one comes back is what
  // `tests/crash` holds.
  let shop = await startShop(FRIDAY_AFTERNOON, { isEmbedded: isLong });
  try {
    const visitors = [];
    for (let index = 0; index < PAGES; index += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const player = await newPlayer(shop);
      await arriveAs(page, shop, player);
      await pickMegaTicket(page, shop, [4, 9, 16, 25, 36, 41]);
      await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
      await expect(page.getByRole('button', { name: 'Xem giỏ hàng' })).toBeVisible();
      // Pages that have loaded little: a press needs a part that is not here.
      await page.goto(`${shop.url}${['/', '/cart', '/result'][index % 3]}`);
      await page.evaluate(() => Object.assign(globalThis, { velocStayed: true }));
      visitors.push({ page, player, context });
    }

    const restart = { isOver: false };
    const pressing = visitors.map(async ({ page }, index) => {
      const random = randomOf(SEED + index);
      while (!restart.isOver) await pressAtRandom(page, random());
    });
    shop = await shop.restart(FRIDAY_AFTERNOON);
    restart.isOver = true;
    await Promise.all(pressing);

    for (const { page, player, context } of visitors) {
      expect(page.url(), `seed ${SEED}`).toContain(`${shop.url}/`);
      expect(await page.evaluate(() => 'velocStayed' in globalThis), `seed ${SEED}: loaded anew`).toBe(true);
      await expect(page.getByText('Máy chủ chưa trả lời.')).toHaveCount(0);
      await page.goto(`${shop.url}/cart`);
      await expect(page.getByText('giỏ đã lưu')).toBeVisible();
      const { items } = await shopCall<CartAnswer>(shop, '/client-carts/get-cart', { method: 'GET', ...player });
      expect(items.length, `seed ${SEED}`).toBeGreaterThan(0);
      await context.close();
    }
  } finally {
    await shop.stop();
  }
});
