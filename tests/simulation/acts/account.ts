import { contract, isSameName, type PinChangeRequest, type SlotGame } from '../../../rules/index';
import { generateTickets } from '../../../rules/testing/oracle/index';
import { contentCalls } from '../../../storefront/api/calls/content';
import { numberSetCalls } from '../../../storefront/api/calls/numberSets';
import { settingsCalls } from '../../../storefront/api/calls/settings';
import { ApiError } from '../../../storefront/api/errors';
import { STORAGE_EVENT } from '../browser';
import { checkSessions } from '../checks';
import { drawOf } from '../draws';
import { below, chance, oneOf } from '../random';
import { shopping } from './shopping';
import type { World } from '../world';
import { ifLoggedIn, isLoggedIn, type PlayerDo, type Scene } from './scene';

/** Strong enough for the shop. */
const PINS = ['274913', '840276', '519382'];
/** Ms that a session lasts at least after a change of the PIN whose answer did not come, to ask for it again. */
const UNHEARD_PIN = 3 * 60_000;

async function setPin({ world, player, page }: Scene, change: PinChangeRequest): Promise<void> {
  const { scheduler } = world;
  const heldUntil = scheduler.now + UNHEARD_PIN;
  player.endSessions(page.browser);
  player.askedPin = change.newPin;
  await settingsCalls(page.shop.api.send)
    .changePin(change)
    .catch(async (error: unknown) => {
      if (world.isOpenEnded(error)) {
        await scheduler.pause(Math.max(0, heldUntil - scheduler.now));
        checkSessions(world);
        player.endSessions();
      }
      throw error;
    });
  player.pin = change.newPin;
  player.askedPin = undefined;
}

/** Of a refusal an answer is expected; who hears nothing stops here. */
function requireAnswer(world: World, error: unknown): void {
  if (world.isOpenEnded(error)) throw error;
}

export const account = {
  async login({ player, page, random }) {
    if (isLoggedIn(page)) return;
    const pin = chance(random, 0.85) ? player.pin : '111222';
    try {
      await page.shop.session.loginByPin(player.phone, pin);
    } catch (error) {
      // Nobody answered when the PIN was changed: it may be the new one.
      if (!player.askedPin || pin !== player.pin || !(error instanceof ApiError)) throw error;
      await page.shop.session.loginByPin(player.phone, player.askedPin);
      player.pin = player.askedPin;
      player.askedPin = undefined;
    }
  },
  /** At a phone of its own where the player is logged in here. */
  async loginByCode({ world, player, page: here, random }) {
    if (isLoggedIn(here) && player.browsers.length > 1) return;
    const page = isLoggedIn(here) ? player.openBrowser().open() : here;
    const { session } = page.shop;
    await session.checkPhone(player.phone);
    const { challengeId } = await session.requestOtp(player.phone, 'login');
    if (chance(random, 0.3)) await world.callAs(page, contract.findChallenge, { body: { challengeId } });
    const code = world.codeFor(player.phone);
    if (code === undefined) return;
    // An application of somebody's own, which takes both steps in one.
    if (chance(random, 0.2)) {
      return world.callAs(page, contract.submitCode, { body: { challengeId, code, purpose: 'login' } });
    }
    if (chance(random, 0.7)) return session.verifyOtp({ challengeId, phone: player.phone, code });
    const { signature } = await session.proveOtp({ challengeId, phone: player.phone, code });
    await world.callAs(page, contract.loginByUid, { body: { uid: player.userId, signature } });
  },
  /** Somebody new at this phone. */
  async register({ world, page, random }) {
    if (isLoggedIn(page)) return;
    const { session } = page.shop;
    const phone = `+8498${String(below(random, 1e7)).padStart(7, '0')}`;
    const { challengeId } = await session.requestOtp(phone, 'register');
    const code = world.codeFor(phone);
    if (code === undefined) return;
    const { signature } = await session.proveOtp({ challengeId, phone, code });
    await session.register({ phone, name: 'Phạm Văn Dũng', signature, pin: '274913', acceptPrivacy: true });
    session.logout();
  },
  logout({ player, page }) {
    // It leaves nothing of the player on the device: no page is there whose button could be pressed once more.
    player.lastPress = undefined;
    page.shop.session.logout();
  },
  /** Two use one browser, and a tab that slept meanwhile wakes as the other's. */
  async sharePhone({ world, player, random }) {
    const other = world.players.find((one) => one !== player);
    if (!other) return;
    const browser = player.borrowBrowser();
    const [page, asleep] = [browser.open(), browser.open()];
    await page.shop.session.loginByPin(player.phone, player.pin);
    await world.scheduler.pause(1_000);
    await shopping.add({ world, player, page: asleep, random });
    await world.scheduler.pause(random() * 2_000);
    const held = new Set(asleep.state.items.map(({ id }) => id));
    asleep.sleep();
    page.shop.session.logout();
    await page.shop.session.loginByPin(other.phone, other.pin);
    asleep.wake();
    await world.scheduler.pause(STORAGE_EVENT);
    const shown = asleep.state.items;
    // Until the cart of the other has come from the server, and been stored.
    await world.scheduler.pause(2_000);
    const { items: sent } = isLoggedIn(page) ? await page.shop.api.getCart() : { items: [] };
    const left = [...shown, ...asleep.state.items, ...sent].filter(({ id }) => held.has(id));
    if (left.length > 0) world.violate(`${other.name} was shown the cart of ${player.name} at a phone of both`);
    page.shop.session.logout();
    for (const each of [page, asleep]) await browser.close(each);
  },
  async reload({ page }) {
    const { browser } = page;
    await browser.close(page);
    browser.open();
  },
  openTab({ page: { browser }, player, random }) {
    if (player.browsers.length < 2 && chance(random, 0.4)) player.openBrowser().open();
    else if (browser.pages.length < 3) browser.open();
  },
  async closeTab({ page }) {
    if (page.browser.pages.length > 1) await page.browser.close(page);
  },
  goOffline: ({ page }) => page.browser.setOnline(false),
  goOnline: ({ page }) => page.browser.setOnline(true),
  setClock({ page, random }) {
    page.browser.clockOffset = (random() - 0.5) * 180_000;
  },
  fillStorage({ player, page, random }) {
    // A tab cannot hand its new token to the other tabs, which go on with one that is left behind.
    player.endSessions();
    page.browser.isFull = chance(random, 0.5);
  },
  /** A lower one holds at once, a higher one from a day later; some think again. */
  changeLimits: ifLoggedIn(async ({ world, player, page, random }) => {
    const calls = settingsCalls(page.shop.api.send);
    const span = oneOf(random, ['day', 'day', 'week', 'month'] as const);
    for (let left = chance(random, 0.5) ? 3 : 1; left > 0; left -= 1) {
      const asked = 20_000 * (1 + below(random, 10));
      const { [span]: before } = (await calls.playLimits()).limits;
      const { limits, pending } = await calls.changeLimits({ [span]: asked });
      const { [span]: after } = limits;
      if (after === null || after > Math.min(asked, before ?? asked))
        world.violate(`${player.name} asked for ${asked} đ a ${span} instead of ${before} đ, and it is ${after} đ`);
      // What was asked for last is all that waits, and only where it is higher.
      const { [span]: raise } = pending;
      if (raise && (raise.amount !== asked || asked <= Number(after)))
        world.violate(`${player.name} asked for ${asked} đ a ${span}, and ${raise.amount} đ wait behind ${after} đ`);
    }
  }),
  /** Amid a purchase, for some: what was ordered before is not paid any more. */
  takeBreak: ifLoggedIn(async (scene) => {
    const { world, player, page, random } = scene;
    const rest = async () => {
      await world.scheduler.pause(random() * 1_500);
      await settingsCalls(page.shop.api.send).takeBreak('24h', { pin: player.pin });
    };
    await Promise.all([rest(), chance(random, 0.7) ? shopping.buyNow(scene) : undefined]);
  }),
  changePin: ifLoggedIn(async (scene) => {
    await setPin(scene, { oldPin: scene.player.pin, newPin: oneOf(scene.random, PINS) });
  }),
  /** Wrong ones, until no more are judged, then another by a code, which is good at once. */
  forgetPin: ifLoggedIn(async (scene) => {
    const { world, player, page, random } = scene;
    const { session, api } = page.shop;
    const calls = settingsCalls(api.send);
    const wrong = ['111222', '111333', '111444', '111555', '111666'].slice(chance(random, 0.7) ? 0 : 3);
    for (const pin of wrong)
      await calls.takeBreak('24h', { pin }).catch((error: unknown) => requireAnswer(world, error));
    const { challengeId } = await session.requestOtp(player.phone, 'change_pin');
    const code = world.codeFor(player.phone);
    if (code === undefined) return;
    const { signature } = await session.proveOtp({ challengeId, phone: player.phone, code });
    const newPin = oneOf(random, PINS);
    await setPin(scene, { signature, newPin });
    await setPin(scene, { oldPin: newPin, newPin: oneOf(random, PINS) }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'PIN_LOCKED')
        world.violate(`${player.name} has set a PIN by a code, and it is locked`);
      throw error;
    });
  }),
  endDevices: ifLoggedIn(async ({ world, player, page, random }) => {
    player.endSessions(page.browser);
    const calls = settingsCalls(page.shop.api.send);
    if (player.browsers.length < 2) await player.openBrowser().open().shop.session.loginByPin(player.phone, player.pin);
    const devices = await calls.devices();
    if (!devices.some(({ current }) => current))
      world.violate(`${player.name} is on a phone that is not in their list`);
    const other = devices.find(({ current }) => !current);
    if (other && chance(random, 0.5)) await calls.endDevice(other.id);
    else await calls.endOtherDevices();
  }),
  keepNumbers: ifLoggedIn(async ({ page, random }) => {
    const calls = numberSetCalls(page.shop.api.send);
    const draws = [drawOf(1, 'mega', 'any') as never];
    const [ticket = {}] = generateTickets({ gameId: 'mega', random, count: 1, draws });
    const set = { name: `Bộ ${below(random, 9)}`, gameId: 'mega' as SlotGame, ticket: { ...ticket } };
    const { id } = await calls.saveNumberSet(set);
    if (chance(random, 0.5)) await calls.renameNumberSet(id, 'Ngày cưới');
    else await calls.deleteNumberSet(id);
    await calls.numberSets();
  }),
  /** Money is paid out in the name: once some has come, a player has no other by themselves. */
  editProfile: ifLoggedIn(async ({ world, player, page, random }) => {
    const name = oneOf(random, ['Nguyễn Văn An', 'Trần Thị Bình']);
    const before = await page.shop.api.profile();
    const [paidIn] = await world.database.read(
      `select id from transactions where user_id = '${before.id}' and status = 'success'
        and kind in ('topup', 'manual_credit') limit 1`,
    );
    await page.shop.api.updateProfile({ name });
    if (paidIn && !isSameName(before.name, name)) world.violate(`${player.name} changed ${before.name} to ${name}`);
    const { version } = await contentCalls(page.shop.api.send).privacy();
    await contentCalls(page.shop.api.send).acceptPrivacy(version);
  }),
} satisfies Record<string, PlayerDo>;
