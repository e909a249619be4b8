import { afterAll, beforeAll, expect, it } from 'vitest';
import { amountOf } from '../../backend/testing/seededRun';
import { testShop, type TestShop } from '../../backend/testing/testShop';
import { createCredentials } from '../../storefront/api/credentials';
import { openBrowser } from './browser';
import { networkTo, type RefreshFault } from './network';

const TABS = 5;
const CALLS = amountOf('VELOC_CALLS', 6);
const ROUNDS = amountOf('VELOC_ROUNDS', 5);
/** The round to go on with when a long form was stopped. */
const FROM = amountOf('VELOC_FROM', 0);
/** The long form runs as long as it must. */
const PATIENCE_MS = Math.max(60_000, ROUNDS * 30_000);
const LIFE_OF_ACCESS_MS = 15 * 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
}, 120_000);
afterAll(() => shop.close());

const faults: readonly (readonly [RefreshFault, number])[] = [
  ['none', 0],
  ['answer lost', 1],
  ['request lost', 2],
  ['server broken', 2],
  ['slow', 0],
];

/** A player whose token has expired, and a device whose clock tells so or stands where the token was still good. */
async function expiredPlayer({ knowsIt = false } = {}) {
  const loggedInAt = shop.shop.clock.now().getTime();
  const player = await shop.newPlayer();
  shop.passTime(LIFE_OF_ACCESS_MS + 1_000);
  const now = knowsIt ? shop.shop.clock.now().getTime() : loggedInAt;
  const stored = { 'veloc.token': player.token, 'veloc.refresh-token': player.refreshToken };
  return { player, stored, device: { count: TABS, stored, deviceNow: () => now } };
}

/** Every tab makes its calls at once, with a token that has expired. */
function callEverywhere({ tabs }: ReturnType<typeof openBrowser>) {
  return Promise.allSettled(tabs.flatMap(({ shop: { api } }) => Array.from({ length: CALLS }, () => api.profile())));
}

function never(): never {
  throw new Error('The browser has no tab, so nobody can log in there.');
}

/** Lets the tabs hear of what the others did. */
const settle = () => new Promise((resume) => setTimeout(resume, 20));

// With a clock that is wrong a call goes with the old token first, then with the new one.
it.each([
  { how: 'after the server has refused them', knowsIt: false, sends: 2 },
  { how: 'ahead of them', knowsIt: true, sends: 1 },
])(
  `renews once for ${CALLS} calls in each of ${TABS} tabs, $how, and sends nobody away`,
  async ({ knowsIt, sends }) => {
    for (let round = FROM; round < ROUNDS; round += 1) {
      const [fault, faulty] = faults[round % faults.length] ?? ['none', 0];
      const { stored, device } = await expiredPlayer({ knowsIt });
      const network = networkTo(shop, fault, faulty);
      const browser = openBrowser(network.fetch, device);
      const outcomes = await callEverywhere(browser);
      await settle();

      const name = `round ${round}: ${fault}`;
      expect(
        outcomes.filter(({ status }) => status === 'rejected'),
        name,
      ).toEqual([]);
      expect(
        browser.tabs.flatMap(({ sentTo }) => sentTo),
        name,
      ).toEqual([]);
      expect(browser.kept.get('veloc.token'), name).not.toBe(stored['veloc.token']);
      expect(network.refreshes(), name).toEqual({ sent: 1 + faulty, atOnce: 1 });
      expect(new Set(network.sentByKey.values()), name).toEqual(new Set([sends]));
      expect(network.sentByKey.size, name).toBe(TABS * CALLS);
      if (round % 100 === 99) console.log(`${round + 1} rounds, 0 false logouts`);
    }
  },
  PATIENCE_MS,
);

it(
  'sends the browser to /login once when the session is really over, and keeps no token',
  async () => {
    for (let round = 0; round < Math.ceil(ROUNDS / 5); round += 1) {
      const { player, device } = await expiredPlayer();
      await shop.call('POST', '/auth/logout', { body: { refreshToken: player.refreshToken } });
      const network = networkTo(shop, 'refused', 0);
      const browser = openBrowser(network.fetch, device);
      const outcomes = await callEverywhere(browser);
      await settle();
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([]);
      expect(browser.tabs.flatMap(({ sentTo }) => sentTo)).toEqual(['/login']);
      for (const tab of browser.tabs) expect(tab.shop.session.get().token).toBeNull();
      expect(browser.kept.has('veloc.token')).toBe(false);
      expect(browser.kept.has('veloc.refresh-token')).toBe(false);
      expect(network.refreshes().atOnce).toBe(1);
    }
  },
  PATIENCE_MS,
);

it(
  'lets no token come back after a logout while a refresh is under way, and ends the session at the server',
  async () => {
    for (let round = 0; round < Math.ceil(ROUNDS / 3); round += 1) {
      const { player, device } = await expiredPlayer();
      const network = networkTo(shop, 'slow', 0);
      const browser = openBrowser(network.fetch, device);
      const leaver = browser.tabs[round % TABS];
      network.duringRefresh(() => leaver?.shop.session.logout());
      await callEverywhere(browser);
      await settle();
      expect(browser.kept.has('veloc.token')).toBe(false);
      expect(browser.kept.has('veloc.refresh-token')).toBe(false);
      expect(leaver?.sentTo).toEqual([]);
      const again = await shop.call('POST', '/auth/refresh', { body: { refreshToken: player.refreshToken } });
      expect(again.status).toBe(401);
    }
  },
  PATIENCE_MS,
);

it(
  'keeps the session of who logs in while another’s refresh is under way',
  async () => {
    for (let round = 0; round < Math.ceil(ROUNDS / 3); round += 1) {
      const { player, device } = await expiredPlayer();
      const next = await shop.newPlayer();
      const network = networkTo(shop, 'slow', 0);
      const browser = openBrowser(network.fetch, device);
      const [first] = browser.tabs;
      network.duringRefresh(() => {
        first?.shop.session.logout();
        createCredentials(first?.storage ?? never()).begin(next);
      });
      const outcomes = await callEverywhere(browser);
      await settle();
      expect(browser.kept.get('veloc.token')).toBe(next.token);
      expect(browser.kept.get('veloc.refresh-token')).toBe(next.refreshToken);
      expect(browser.tabs.flatMap(({ sentTo }) => sentTo)).toEqual([]);
      // Whatever was called for the one is never answered for the other.
      const seen = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.id] : []));
      expect(new Set([player.userId, ...seen])).toEqual(new Set([player.userId]));
    }
  },
  PATIENCE_MS,
);
