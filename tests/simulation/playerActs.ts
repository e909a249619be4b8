import {
  cartPayment,
  contract,
  gameIds,
  linePrice,
  readLine,
  usualGames,
  type GameId,
  type LineDraft,
  type SlotGame,
} from '../../rules/index';
import { generateTickets } from '../../rules/testing/oracle/index';
import { contentCalls } from '../../storefront/api/calls/content';
import { printingCalls, ticketsByDrawCalls } from '../../storefront/api/calls/heldTickets';
import { numberSetCalls } from '../../storefront/api/calls/numberSets';
import { loadStatistics, regionalCalls } from '../../storefront/api/calls/regional';
import { settingsCalls } from '../../storefront/api/calls/settings';
import { walletCalls } from '../../storefront/api/calls/wallet';
import type { Page } from './browser';
import { drawOf } from './draws';
import type { Player } from './player';
import { below, chance, oneOf, type Random } from './random';
import type { PlayerAct } from './story';
import type { World } from './world';

/** What somebody does at one page. Rejects as the calls of the page do. */
type Do = (scene: { world: World; player: Player; page: Page; random: Random }) => Promise<unknown> | void;

const START_OF_GAMES = usualGames();

/** A ticket for the draw on sale, half of the time one that will win. */
async function draftOf({ world, page, random }: Parameters<Do>[0], games: readonly GameId[]): Promise<LineDraft> {
  const { listPeriod } = await page.shop.api.currentPeriods();
  const gameId = oneOf(random, games);
  const entry = listPeriod.find((one) => one.gameId === gameId);
  const periodId = entry?.periodId ?? null;
  const lucky = drawOf(world.seed, gameId, chance(random, 0.5) ? (periodId ?? '') : `none ${random()}`);
  const [ticket = {}] = generateTickets({ gameId, random, count: 1, draws: [lucky as never] });
  const numberPeriod = chance(random, 0.3) ? 1 + below(random, Math.min(entry?.maxPeriods ?? 1, 4)) : 1;
  return { gameId, ticket, periodId: chance(random, 0.8) ? periodId : null, numberPeriod } as LineDraft;
}

const inCart = gameIds.filter((game) => game !== 'classic');
const atOnce = gameIds.filter((game) => game !== 'classic' && game !== 'loto');

const requireLogin = (page: Page) => page.shop.session.get().token !== null;

export const playerActs: Record<PlayerAct, Do> = {
  async add(scene) {
    const draft = await draftOf(scene, inCart);
    const added = scene.page.cart.add([{ ...draft, quantity: 1 + below(scene.random, 3) }], START_OF_GAMES);
    if (!added.ok) throw new Error(`the cart refused ${added.code}`);
  },
  setQuantity({ page, random }) {
    const { items } = page.state;
    if (items.length > 0) page.cart.setQuantity(oneOf(random, items).id, 1 + below(random, 5));
  },
  removeLine({ page, random }) {
    const { items } = page.state;
    if (items.length > 0) page.cart.remove(oneOf(random, items).id);
  },
  clearCart({ page, random }) {
    const [line] = page.state.items;
    if (line && chance(random, 0.5)) page.cart.removeGame(line.gameId);
    else page.cart.clear();
  },
  async payCart({ player, page, random }) {
    const all = page.state.items.filter(({ isOptimistic }) => !isOptimistic);
    const lines = chance(random, 0.7) ? all : all.slice(0, 1);
    if (!requireLogin(page) || lines.length === 0) return;
    const { api } = page.shop;
    const press = () =>
      player.pay(
        page,
        {
          subject: `cart ${lines.map(({ id, quantity }) => `${id}×${quantity}`).join()}`,
          lines,
          async order(key) {
            if (lines.length === page.state.items.length && chance(random, 0.5)) {
              const { order } = await page.cart.checkOut(`${key}.cart`);
              if (order.items.length === lines.length) return { id: order.id, needsProof: false };
            }
            const { id, otpRequired } = await api.cartPayment(cartPayment(lines), key);
            return { id, needsProof: otpRequired };
          },
          charge: chance(random, 0.7) ? api.confirmCartPayment : api.payOrder,
        },
        () => page.cart.paid(lines),
      );
    player.lastPress = press;
    await press();
  },
  async buyNow(scene) {
    const { world, player, page, random } = scene;
    if (!requireLogin(page)) return;
    const draft = await draftOf(scene, atOnce);
    const line = readLine({ gameId: draft.gameId, ticket: { ...draft.ticket } });
    const numberPeriod = draft.numberPeriod ?? 1;
    const total = linePrice({ ...line, numberPeriod } as never);
    const subject = `purchase ${world.newId()}`;
    const { api } = page.shop;
    const press = () =>
      player.pay(
        page,
        {
          subject,
          lines: [{ ...draft, numberPeriod, id: subject, totalPrice: total, unitPrice: total, quantity: 1 } as never],
          async order(key) {
            const { gameId, periodId = null, ticket } = draft;
            const order = { gameId, periodId, numberPeriod, tickets: [ticket], total } as never;
            const { id } = await api.createTicketOrder(order, key);
            return { id, needsProof: false };
          },
          charge: chance(random, 0.5) ? api.confirmCartPayment : api.payOrder,
        },
        () => undefined,
      );
    player.lastPress = press;
    await press();
  },
  repeatPress: ({ player }) => player.lastPress?.(),
  async topUp({ player, page, random }) {
    if (!requireLogin(page)) return;
    const amount = 10_000 * (1 + below(random, 60));
    const press = async () => {
      const keys = player.keysOf(page);
      const { id, transferNote } = await walletCalls(page.shop.api.send).startTopUp(
        { amount },
        keys.of('topUp', String(amount)),
      );
      keys.forget('topUp');
      if (!player.topUps.some((known) => known.id === id)) player.topUps.push({ id, transferNote, amount });
    };
    player.lastPress = press;
    await press();
  },
  async withdraw({ player, page, random }) {
    if (!requireLogin(page)) return;
    const amount = 50_000 + 1_000 * below(random, 200);
    const source = chance(random, 0.7) ? 'wallet' : 'reward';
    const payee = {
      bankId: 'vcb',
      accountNumber: oneOf(random, ['0011223344', '9988776655']),
      accountHolder: 'NGUYEN VAN AN',
    };
    const request = { ...payee, amount, source, ...(chance(random, 0.8) ? { pin: player.pin } : {}) } as const;
    const press = async () => {
      const keys = player.keysOf(page);
      const subject = JSON.stringify(request);
      const intent = player.intend(`withdraw ${subject}`, 'withdraw', amount);
      await player.move(intent, () => walletCalls(page.shop.api.send).withdraw(request, keys.of('withdraw', subject)));
      keys.forget('withdraw');
    };
    player.lastPress = press;
    await press();
  },
  async cancelWithdrawal({ player, page, random }) {
    if (!requireLogin(page)) return;
    const wallet = walletCalls(page.shop.api.send);
    const { items } = await wallet.money('withdrawals', { search: '', from: '', to: '' }, '0');
    if (items.length === 0) return;
    const { id } = oneOf(random, items);
    const keys = player.keysOf(page);
    await wallet.cancelWithdrawal(id, keys.of('cancel', id));
    keys.forget('cancel');
  },
  async moveReward({ player, page }) {
    if (!requireLogin(page)) return;
    const { rewardAmount: amount } = await page.shop.api.balance();
    if (amount <= 0) return;
    const press = async () => {
      const keys = player.keysOf(page);
      const intent = player.intend(`reward ${amount}`, 'moveReward', amount);
      await player.move(intent, () =>
        walletCalls(page.shop.api.send).transferReward(amount, keys.of('reward', String(amount))),
      );
      keys.forget('reward');
    };
    player.lastPress = press;
    await press();
  },
  async login({ player, page }) {
    if (!requireLogin(page)) await page.shop.session.loginByPin(player.phone, player.pin);
  },
  async loginByCode({ world, player, page }) {
    if (requireLogin(page)) return;
    const { session } = page.shop;
    await session.checkPhone(player.phone);
    const { challengeId } = await session.requestOtp(player.phone, 'login');
    const code = world.codeFor(player.phone);
    if (code !== undefined) await session.verifyOtp({ challengeId, phone: player.phone, code });
  },
  logout: ({ page }) => page.shop.session.logout(),
  async reload({ page }) {
    const { browser } = page;
    await browser.close(page);
    browser.open();
  },
  openTab({ page: { browser }, player, random }) {
    if (browser.pages.length < 3) browser.open();
    else if (player.browsers.length < 2 && chance(random, 0.5)) player.openBrowser().open();
  },
  async closeTab({ page }) {
    if (page.browser.pages.length > 1) await page.browser.close(page);
  },
  goOffline: ({ page }) => page.browser.setOnline(false),
  goOnline: ({ page }) => page.browser.setOnline(true),
  setClock({ page, random }) {
    page.browser.clockOffset = (random() - 0.5) * 180_000;
  },
  fillStorage({ page, random }) {
    page.browser.isFull = chance(random, 0.5);
  },
  changeLimits: ({ page, random }) =>
    requireLogin(page)
      ? settingsCalls(page.shop.api.send).changeLimits({ day: 100_000 * (1 + below(random, 20)) })
      : undefined,
  takeBreak: ({ player, page }) =>
    requireLogin(page) ? settingsCalls(page.shop.api.send).takeBreak('24h', { pin: player.pin }) : undefined,
  async changePin({ player, page, random }) {
    if (!requireLogin(page)) return;
    const newPin = oneOf(random, ['274913', '840276', '519382']);
    await settingsCalls(page.shop.api.send).changePin({ oldPin: player.pin, newPin });
    player.pin = newPin;
  },
  async endDevices({ page, random }) {
    if (!requireLogin(page)) return;
    const calls = settingsCalls(page.shop.api.send);
    const devices = await calls.devices();
    const other = devices.find(({ current }) => !current);
    if (other && chance(random, 0.5)) await calls.endDevice(other.id);
    else await calls.endOtherDevices();
  },
  async keepNumbers({ page, random }) {
    if (!requireLogin(page)) return;
    const calls = numberSetCalls(page.shop.api.send);
    const [ticket = {}] = generateTickets({
      gameId: 'mega',
      random,
      count: 1,
      draws: [drawOf(1, 'mega', 'any') as never],
    });
    const { id } = await calls.saveNumberSet({
      name: `Bộ ${below(random, 9)}`,
      gameId: 'mega' as SlotGame,
      ticket: { ...ticket },
    });
    if (chance(random, 0.5)) await calls.renameNumberSet(id, 'Ngày cưới');
    else await calls.deleteNumberSet(id);
    await calls.numberSets();
  },
  async print({ page }) {
    if (!requireLogin(page)) return;
    const calls = printingCalls(page.shop.api.send);
    const { items } = await page.shop.api.ticketHistory('keno', '0');
    const [entry] = items;
    if (!entry) return;
    const detail = await page.shop.api.ticketDetail(entry.id);
    const ids = detail.listPeriod.flatMap(({ tickets }) => tickets.map(({ ticketId }) => ticketId)).slice(0, 2);
    if (ids.length > 0) await calls.queueForPrinting(ids);
    const [job] = await calls.printJobs();
    if (job?.status === 'queued') await calls.movePrintJob(job.id, 'printing');
  },
  async readNotices({ page, random }) {
    if (!requireLogin(page)) return;
    const calls = contentCalls(page.shop.api.send);
    await calls.notificationCount();
    const { items } = await calls.notifications('0');
    await calls.readNotifications(chance(random, 0.5) ? undefined : items.slice(0, 2).map(({ id }) => id));
    await calls.changeNotificationSettings({ draws: oneOf(random, ['day', 'draw', 'win'] as const) });
  },
  async hideTickets({ page, random }) {
    if (!requireLogin(page)) return;
    const { items } = await page.shop.api.ticketHistory(oneOf(random, ['keno', 'mega', 'power']), '0');
    if (items.length > 0) await page.shop.api.deleteTickets(items.map(({ id }) => id));
  },
  async cancelOrder({ world, player, page, random }) {
    const [row] = await world.database.read<{ id: string }>(
      `select id from orders where user_id = '${player.userId}' and status = 'pending' order by id limit 1`,
    );
    if (!requireLogin(page) || !row) return;
    if (chance(random, 0.5)) await page.shop.api.order(row.id);
    await world.callAs(page, contract.cancelOrder, { orderId: row.id });
  },
  async editProfile({ page, random }) {
    if (!requireLogin(page)) return;
    await page.shop.api.updateProfile({ name: oneOf(random, ['Nguyễn Văn An', 'Trần Thị Bình']) });
    await page.shop.api.profile();
  },
  async browse(scene) {
    const { page, random } = scene;
    const { api } = page.shop;
    const reads: (() => Promise<unknown>)[] = [
      () => api.currentPeriods(),
      () => api.results(oneOf(random, contract.resultGames), '0'),
      () => api.banners(),
      () => api.supportContact(),
      () => api.banks(),
      () => regionalCalls(api.send).lotoChannels(),
      () => regionalCalls(api.send).regionalResults({ region: 'MN' } as never, '0'),
      () => loadStatistics(api.send, 'keno', 20),
      () => contentCalls(api.send).guides(),
      () => contentCalls(api.send).terms(),
      () => contentCalls(api.send).privacy(),
    ];
    const own: (() => Promise<unknown>)[] = [
      () => api.balance(),
      () => api.getCart(),
      () => api.ticketHistory(oneOf(random, gameIds), '0'),
      () => ticketsByDrawCalls(api.send).ticketsByDraw(oneOf(random, ['waiting', 'drawn']), '0'),
      () => ticketsByDrawCalls(api.send).ticketCounts(),
      () =>
        walletCalls(api.send).money(
          oneOf(random, ['payments', 'buyTicket', 'cashback', 'charges', 'refunds']),
          { search: '', from: '', to: '' },
          '0',
        ),
      () => walletCalls(api.send).payoutAccounts(),
      () => regionalCalls(api.send).stockDays(),
      () => regionalCalls(api.send).regionalHistory('loto', '0'),
      () => settingsCalls(api.send).playLimits(),
      () => settingsCalls(api.send).devices(),
      () => numberSetCalls(api.send).numberSets(),
    ];
    await oneOf(random, requireLogin(page) ? [...reads, ...own] : reads)();
  },
};
