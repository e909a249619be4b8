import { contract, gameIds } from '../../../rules/index';
import { contentCalls } from '../../../storefront/api/calls/content';
import { readTlogProof, verifyReceipt } from '../../../proof/index';
import { bookCalls, printingCalls, ticketsByDrawCalls } from '../../../storefront/api/calls/heldTickets';
import { numberSetCalls } from '../../../storefront/api/calls/numberSets';
import { loadPastDraws, loadStatistics, regionalCalls } from '../../../storefront/api/calls/regional';
import { settingsCalls } from '../../../storefront/api/calls/settings';
import { chance, oneOf } from '../random';
import { ifLoggedIn, isLoggedIn, type PlayerDo } from './scene';

const SUBSCRIPTION = { endpoint: 'https://push.example/1', p256dh: 'BA', auth: 'AA' };

export const reading = {
  async browse(scene) {
    const { world, page, random } = scene;
    const { api } = page.shop;
    const content = contentCalls(api.send);
    const regional = regionalCalls(api.send);
    const reads: (() => Promise<unknown>)[] = [
      () => api.currentPeriods(),
      async () => {
        for (const game of contract.resultGames) await api.results(game, '0');
      },
      () => api.banners(),
      () => api.supportContact(),
      () => api.banks(),
      () => regional.lotoChannels(),
      () => regional.regionalResults({ region: 'MN' } as never, '0'),
      () => loadStatistics(api.send, 'keno', 20),
      () => loadPastDraws(api.send, oneOf(random, contract.resultGames)),
      () => bookCalls(api.send).keys(),
      async () => {
        const [guide] = await content.guides();
        if (guide) await content.guide(guide.id);
      },
      () => content.terms(),
      () => content.privacy(),
      () =>
        world.callAs(page, oneOf(random, [contract.health, contract.ready, contract.ownAddress, contract.openapi]), {}),
    ];
    const own: (() => Promise<unknown>)[] = [
      () => api.balance(),
      () => api.getCart(),
      () => ticketsByDrawCalls(api.send).ticketsByDraw(oneOf(random, ['waiting', 'drawn']), '0'),
      () => ticketsByDrawCalls(api.send).ticketCounts(),
      () => regional.stockDays(),
      () => settingsCalls(api.send).playLimits(),
      () => settingsCalls(api.send).devices(),
      () => numberSetCalls(api.send).numberSets(),
      () => content.notificationSettings(),
      // Another player's balance, which is told as a stream.
      () =>
        world.callAs(page, contract.streamBalance, { params: { file: `${encodeURIComponent('+84900000000')}.json` } }),
    ];
    await oneOf(random, isLoggedIn(page) ? [...reads, ...own] : reads)();
  },
  readTickets: ifLoggedIn(async ({ page, random }) => {
    const { api } = page.shop;
    const regional = regionalCalls(api.send);
    const ofCompanies = chance(random, 0.5) ? (['loto', 'classic'] as const) : (['classic', 'loto'] as const);
    // Whoever has none of a game looks on.
    for (const game of [oneOf(random, gameIds), ...ofCompanies, 'keno'] as const) {
      const isRegional = game === 'loto' || game === 'classic';
      const { items } = await (isRegional ? regional.regionalHistory(game, '0') : api.ticketHistory(game, '0'));
      if (!items[0]) continue;
      await (isRegional ? regional.regionalTicket(game, items[0].id) : api.ticketDetail(items[0].id));
      return;
    }
  }),
  /** A shop that nobody has tampered with has nothing in its receipts that does not hold. */
  proveTicket: ifLoggedIn(async ({ world, page, random }) => {
    const { send } = page.shop.api;
    const { items } = await ticketsByDrawCalls(send).ticketsByDraw(oneOf(random, ['waiting', 'drawn']), '0');
    const tickets = items.flatMap(({ listPeriod }) => listPeriod.flatMap((period) => period.tickets));
    if (tickets.length === 0) return;
    const { ticketId: id } = oneOf(random, tickets);
    const own = await bookCalls(send).receipt(id);
    // Whoever the ticket is shown to asks for the same by what its code says.
    const { book, salt } = own;
    const receipt =
      book !== null && chance(random, 0.5)
        ? await bookCalls(send).placedReceipt({ period: own.ticket.period, seq: readTlogProof(book).index, salt })
        : own;
    const policy = String(await bookCalls(send).policy());
    // Cut off on its way, which a page tells its player.
    if (!/^quorum /m.test(policy)) return;
    const { checks } = await world.scheduler.real(() => verifyReceipt(receipt, policy));
    for (const { name, state, found } of checks) {
      if (state === 'failed') world.violate(`the receipt of ticket ${id} does not hold, ${name}: ${found}`);
    }
  }),
  print: ifLoggedIn(async ({ page }) => {
    const calls = printingCalls(page.shop.api.send);
    const { items } = await page.shop.api.ticketHistory('keno', '0');
    const [entry] = items;
    if (entry) {
      const { listPeriod } = await page.shop.api.ticketDetail(entry.id);
      const ids = listPeriod.flatMap(({ tickets }) => tickets.map(({ ticketId }) => ticketId)).slice(0, 2);
      if (ids.length > 0) await calls.queueForPrinting(ids);
    }
    const [job] = await calls.printJobs();
    if (job?.status === 'queued') await calls.movePrintJob(job.id, 'printing');
  }),
  readNotices: ifLoggedIn(async ({ page, random }) => {
    const calls = contentCalls(page.shop.api.send);
    await calls.notificationCount();
    const { items } = await calls.notifications('0');
    await calls.readNotifications(chance(random, 0.5) ? undefined : items.slice(0, 2).map(({ id }) => id));
    const { key } = await calls.push();
    if (chance(random, 0.5)) await calls.endPush();
    // A page offers it only where the shop has a key; a shop without one refuses.
    else if (key === null) await calls.startPush(SUBSCRIPTION);
    await calls.changeNotificationSettings({ draws: oneOf(random, ['day', 'draw', 'win'] as const) });
  }),
  /** What is drawn, and purchases of which draws may be left. */
  hideTickets: ifLoggedIn(async ({ page, random }) => {
    const { api } = page.shop;
    const { items } = chance(random, 0.5)
      ? await ticketsByDrawCalls(api.send).ticketsByDraw('drawn', '0')
      : await api.ticketHistory(oneOf(random, ['keno', 'power', 'mega'] as const), '0');
    if (items.length > 0) await page.shop.api.deleteTickets([oneOf(random, items).id]);
  }),
} satisfies Record<string, PlayerDo>;
