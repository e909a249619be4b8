import { cartPayment, contract, type LineDraft, type OrderLine } from '../../../rules/index';
import { contentCalls } from '../../../storefront/api/calls/content';
import { regionalCalls } from '../../../storefront/api/calls/regional';
import { storageKeys } from '../../../storefront/lib/storageKeys';
import { subjectOf } from '../../../storefront/state/payment/buyNowPurchase';
import { createPayments } from '../../../storefront/state/payment/payments';
import { hasClosed } from '../../../storefront/features/order/closing';
import { isOrderOf } from '../../../storefront/features/order/order';
import type { Page } from '../browser';
import { below, chance, oneOf } from '../random';
import { START_OF_GAMES, atOnce, draftOf, inCart, luckyDraft, priceOf, systemDraft } from './drafts';
import { ifLoggedIn, isLoggedIn, press, type PlayerDo, type Scene } from './scene';

/** Ms that somebody leaves a checkout open: longer than an order can be paid. */
const LONGEST_THOUGHT = 20 * 60_000;
/** 'Mua ngay': an order of its own, paid on the next page. */
function buyAtOnce(
  scene: Scene,
  { subject, lines }: { subject: string; lines: readonly OrderLine[] },
  order: (key: string) => Promise<{ id: string }>,
  onPaid: () => void = () => undefined,
): Promise<void> {
  const { world, player, page, random } = scene;
  const { api } = page.shop;
  const charge = chance(random, 0.5) ? api.confirmCartPayment : api.payOrder;
  const hesitates = chance(random, 0.3) ? random() * LONGEST_THOUGHT : 0;
  return press(scene, () =>
    player.pay(
      page,
      {
        subject,
        lines,
        async order(key) {
          const { id } = await order(key);
          await world.scheduler.pause(hesitates);
          return { id, needsProof: false };
        },
        charge,
      },
      onPaid,
    ),
  );
}

/** A line of the world's story that tells of a change of a cart. */
const CHANGES_CART = /(?:POST|PUT|PATCH|DELETE) .(?:client-carts|payment)/;

/** One line at a price that the shop has named. */
function lineAt({ world }: Scene, totalPrice: number) {
  const subject = `purchase ${world.newId()}`;
  return { subject, lines: [{ id: subject, totalPrice } as OrderLine] };
}

async function buyTicket(scene: Scene, draft: LineDraft): Promise<void> {
  const { world, page } = scene;
  const { gameId, ticket, periodId = null, numberPeriod = 1 } = draft;
  const payments = page.shop.payments.open(createPayments);
  const checked = payments.buy([draft], START_OF_GAMES);
  if (!checked.ok) throw new Error(`the page does not sell it: ${checked.code}`);
  const { value: purchase } = checked;
  const total = priceOf(gameId, ticket, numberPeriod);
  await buyAtOnce(
    scene,
    { subject: subjectOf(purchase), lines: purchase.lines },
    (key) =>
      page.shop.api.createTicketOrder({ gameId, periodId, numberPeriod, tickets: [ticket], total } as never, key),
    () => {
      payments.bought(purchase);
      const kept = `${payments.get().purchase?.id} ${page.browser.stored.get(storageKeys.purchase)}`;
      if (kept.includes(purchase.id)) world.violate('a page keeps a purchase that is paid');
    },
  );
}

export const shopping = {
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
  /** One device takes out a line of which another has made more meanwhile: what it has not seen stays. */
  removeUnseen: ifLoggedIn(async (scene) => {
    const { world, player, page } = scene;
    const { scheduler, lines } = world;
    let other = player.pages.find((one) => one.browser !== page.browser && isLoggedIn(one));
    if (!other) {
      other = player.openBrowser().open();
      await other.shop.session.loginByPin(player.phone, player.pin);
    }
    if (page.state.items.length === 0) await shopping.add(scene);
    await page.cart.retry();
    await other.cart.retry();
    const held = (from: Page, id: string) =>
      from.state.items.find((line) => line.id === id && !line.isOptimistic && !line.needsSync);
    const line = page.state.items.find(({ id }) => held(page, id) && held(other, id));
    if (!line) return;
    const quantity = (line.quantity % 5) + 1;
    if (!other.cart.setQuantity(line.id, quantity).ok) return;
    await other.cart.retry();
    // It may be gone by now, or seen.
    if (held(other, line.id)?.quantity !== quantity || held(page, line.id)?.quantity !== line.quantity) return;
    const from = lines.length;
    page.cart.remove(line.id);
    await scheduler.pause(3_000);
    const { items } = await other.shop.api.getCart();
    const isOwn = (each: string) => each.includes(`${player.name} `) && CHANGES_CART.test(each);
    const isAlone = lines
      .slice(from)
      .filter(isOwn)
      .every((each) => /sync|remove-item/.test(each));
    if (isAlone && !items.some((kept) => kept.id === line.id))
      world.violate(`${player.name} took out a line, and with it what another device had added`);
  }),
  async clearCart(scene) {
    const { world, page, random } = scene;
    if (page.state.items.length === 0) {
      await shopping.add(scene);
      await world.scheduler.pause(3_000);
    }
    const [line] = page.state.items;
    if (line && chance(random, 0.5)) page.cart.removeGame(line.gameId);
    else page.cart.clear();
  },
  payCart: ifLoggedIn(async (scene) => {
    const { world, player, page, random } = scene;
    if (page.state.items.length === 0) {
      await shopping.add(scene);
      await world.scheduler.pause(3_000);
    }
    const { listPeriod: entries } = await page.shop.api.currentPeriods();
    const { now } = world.scheduler;
    // The page leaves out what has closed; some come a moment too late for that.
    const isLate = chance(random, 0.15);
    const all = page.state.items.filter((line) => !line.isOptimistic && (isLate || !hasClosed(line, { entries, now })));
    const lines = chance(random, 0.7) ? all : all.slice(0, 1);
    if (lines.length === 0) return;
    const { api } = page.shop;
    await press(scene, () =>
      player.pay(
        page,
        {
          subject: `cart ${lines.map(({ id, quantity }) => `${id}×${quantity}`).join()}`,
          lines,
          async order(key) {
            if (lines.length === page.state.items.length && chance(random, 0.5)) {
              const { order } = await page.cart.checkOut(`${key}.cart`);
              if (isOrderOf(order, lines)) return { id: order.id, needsProof: false };
            }
            const { id, otpRequired } = await api.cartPayment(cartPayment(lines), key);
            return { id, needsProof: otpRequired };
          },
          charge: api.confirmCartPayment,
        },
        () => page.cart.paid(lines),
      ),
    );
  }),
  /** Of two tabs, one has ordered a part of the cart and the other all of it, before either pays. */
  payOverlapping: ifLoggedIn(async (scene) => {
    const { world, player, page } = scene;
    const { api } = page.shop;
    for (let left = 2; left > 0; left -= 1) await shopping.add(scene);
    await world.scheduler.pause(4_000);
    const lines = page.state.items.filter(({ isOptimistic }) => !isOptimistic);
    const orders = [];
    for (const chosen of [lines.slice(1), lines]) {
      const { id, otpRequired: needsProof } = await api.cartPayment(cartPayment(chosen), world.newId());
      orders.push({ id, needsProof, lines: chosen });
    }
    for (const { id, needsProof, lines: chosen } of orders) {
      const order = () => Promise.resolve({ id, needsProof });
      const request = { subject: `tab ${id}`, lines: chosen, order, charge: api.confirmCartPayment };
      await player.pay(page, request, () => page.cart.paid(chosen));
    }
  }),
  buyNow: ifLoggedIn(async (scene) => buyTicket(scene, await draftOf(scene, atOnce))),
  buyLucky: ifLoggedIn(async (scene) => buyTicket(scene, await luckyDraft(scene))),
  buySystem: ifLoggedIn(async (scene) => buyTicket(scene, await systemDraft(scene))),
  /** More than a page remembers of what it has paid. */
  buyOften: ifLoggedIn(async (scene) => {
    for (let left = 9; left > 0; left -= 1) await buyTicket(scene, await draftOf(scene, atOnce, 0));
  }),
  /** One for several draws, of which some want to hear only where they won. */
  buyRun: ifLoggedIn(async (scene) => {
    if (chance(scene.random, 0.3))
      await contentCalls(scene.page.shop.api.send).changeNotificationSettings({ draws: 'win' });
    await buyTicket(scene, await draftOf(scene, atOnce, 1));
  }),
  buyRegional: ifLoggedIn(async (scene) => {
    const { page, random } = scene;
    const calls = regionalCalls(page.shop.api.send);
    if (chance(random, 0.5)) {
      const { gameId, ticket, periodId } = await draftOf(scene, ['loto']);
      const total = priceOf(gameId, ticket);
      const order = { periodId: periodId ?? null, numberPeriod: 1, tickets: [{ ...ticket }], total };
      return buyAtOnce(scene, lineAt(scene, total), (key) => page.shop.api.createLotoOrder(order, key));
    }
    const [day] = await calls.stockDays();
    const [channel] = day ? await calls.stockChannels(day.resultDate) : [];
    if (!day || !channel) return;
    const { resultDate } = day;
    const list = await calls.stock(resultDate, channel.id);
    if (list.length === 0) return;
    const { numbers, price } = oneOf(random, list);
    const amount = 1 + below(random, 3);
    const total = price * amount;
    const tickets = [{ code: 'A', numbers, amount }];
    await buyAtOnce(scene, lineAt(scene, total), (key) =>
      page.shop.api.createClassicOrder({ resultDate, channelId: channel.id, tickets, total }, key),
    );
  }),
  repeatPress: ({ player }) => player.lastPress?.(),
  cancelOrder: ifLoggedIn(async ({ world, player, page, random }) => {
    const [row] = await world.database.read<{ id: string }>(
      `select id from orders where user_id = '${player.userId}' and status = 'pending' order by id limit 1`,
    );
    if (!row) return;
    if (chance(random, 0.5)) await page.shop.api.order(row.id);
    await world.callAs(page, contract.cancelOrder, { body: { orderId: row.id } });
  }),
  judgeCart: ifLoggedIn(async ({ world, page }) => {
    await world.callAs(page, contract.validateCart, { body: {} });
    await world.callAs(page, contract.summarizeCart, {});
  }),
} satisfies Record<string, PlayerDo>;
