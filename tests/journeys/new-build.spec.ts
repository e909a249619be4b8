import type { CartAnswer } from '@veloc/rules';
import { expect, isLong, test } from './support/journey';
import { deployments } from './support/newBuilds';
import { arriveAs, newPlayer } from './support/player';
import { shopCall } from './support/shopCall';
import { pickTicket } from './support/steps';

test.use({ serviceWorkers: 'allow' });

/** As many lines as a cart takes. */
const RUNS = Number(process.env.VELOC_NEW_BUILDS ?? (isLong ? 200 : 2));

/** Six numbers that no other run has. */
const numbersOf = (run: number) => [1, 2, 3, 4, 5 + Math.floor(run / 20), 26 + (run % 20)];

test('a new build that is taken while a ticket waits in the cart loses none, and loads the shop once', async ({
  page,
  shop,
}) => {
  test.setTimeout(60_000 + RUNS * 60_000);
  const builds = await deployments(shop);
  const player = await newPlayer(shop);
  let loads = 0;
  page.on('load', () => (loads += 1));
  const cartOfServer = async () => {
    // The page's own: it renews it over so many builds.
    const token = await page.evaluate(() => localStorage.getItem('veloc.token') ?? '');
    const { items } = await shopCall<CartAnswer>(shop, '/client-carts/get-cart', { method: 'GET', token });
    return items.map(({ ticket }) => JSON.stringify(ticket.listNumber)).toSorted();
  };

  await arriveAs(page, { ...shop, url: builds.url }, player);
  await page.goto(`${builds.url}/mega`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  for (let run = 0; run < RUNS; run += 1) {
    await test.step(`build ${run + 1}`, async () => {
      // What is picked stays on the phone.
      await page.route('**/client-carts/**', (route) => route.abort());
      await pickTicket(page, numbersOf(run));
      await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('veloc.cart') ?? ''))
        .toContain(JSON.stringify(numbersOf(run)));

      builds.deploy();
      loads = 0;
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await page.getByRole('button', { name: 'Tải lại' }).click();
      await expect.poll(() => loads).toBe(1);
      const isWaiting = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
      await expect.poll(isWaiting).toBe(false);

      await page.unroute('**/client-carts/**');
      await expect.poll(async () => (await cartOfServer()).length).toBe(run + 1);
      expect(loads).toBe(1);
    });
  }
  const picked = Array.from({ length: RUNS }, (_, run) => JSON.stringify(numbersOf(run)));
  expect(await cartOfServer()).toEqual(picked.toSorted());
  await builds.stop();
});
