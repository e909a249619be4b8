import { usualGames } from '../../rules/index';
import { linePrice } from '../../rules/pricing';
import type { Page } from '../simulation/browser';
import { checkPages, checkRest } from './checks';
import type { Command, Scenario } from './commands';
import { ticketName, type ModelShop } from './shopOfRun';
import { World } from './world';

const MOST_PAGES = 3;
const MOST_BROWSERS = 2;
/** All tabs have stored and heard of everything after this many ms. */
const SHARED = 700;

/** What a run has put the cart through. */
export interface Played {
  commands: number;
  calls: number;
  /** Full rounds until every page and the server agreed. */
  rounds: number;
}

/** Plays a scenario against the server; throws what is not as it must be. */
export async function play(shop: ModelShop, { seed, startsLoggedIn, commands, faults }: Scenario): Promise<Played> {
  shop.server.setNow(new Date(shop.startsAt));
  const world = new World(shop, await shop.server.newPlayer({ phone: phoneOf() }), seed);
  if (faults) world.network.shares = faults;
  const first = world.openBrowser();
  if (startsLoggedIn) await world.logIn(first);
  for (const command of commands) {
    await perform(world, command);
    await world.time.pass(0);
    world.noteClosing();
    checkPages(world);
  }
  const rounds = await checkRest(world);
  return { commands: commands.length, calls: world.network.calls, rounds };
}

let phones = 0;
function phoneOf(): string {
  phones += 1;
  return `+848${String(10_000_000 + phones)}`;
}

async function perform(world: World, command: Command): Promise<void> {
  const { time, shop, tally } = world;
  const page = 'who' in command ? pick(world.pages, command.who) : world.pages[0];
  if (!page) return;
  const { browser, cart } = page;
  const line = 'line' in command ? pick(page.state.items, command.line) : undefined;
  switch (command.kind) {
    case 'add': {
      const draft = pick(shop.tickets, command.ticket) ?? fail();
      const added = cart.add([{ ...draft, quantity: command.copies }], usualGames());
      if (added.ok) tally.add(ticketName(draft), command.copies);
      return;
    }
    case 'quantity': {
      if (!line) return;
      const more = command.quantity - line.quantity;
      if (more > 0) tally.add(ticketName(line), more);
      else await world.removeLines(page, [{ ...line, quantity: -more }]);
      cart.setQuantity(line.id, command.quantity);
      return;
    }
    case 'remove':
      if (!line) return;
      await world.removeLines(page, [line]);
      return cart.remove(line.id);
    case 'removeGame': {
      const [{ gameId } = { gameId: 'mega' as const }] = page.state.items;
      await world.removeLines(
        page,
        page.state.items.filter((item) => item.gameId === gameId),
      );
      return cart.removeGame(gameId);
    }
    case 'clear':
      await world.removeLines(page, page.state.items);
      return cart.clear();
    case 'reload':
      await browser.close(page);
      world.openPage(browser);
      return;
    case 'openTab':
      if (browser.pages.length < MOST_PAGES) world.openPage(browser);
      return;
    case 'closeTab':
      if (browser.pages.length > 1) await browser.close(page);
      return;
    case 'openPhone':
      if (world.browsers.length < MOST_BROWSERS) await world.logIn(world.openBrowser());
      return;
    case 'login':
      return world.logIn(browser);
    case 'logout':
      return logOut(world, page);
    case 'offline':
      return browser.setOnline(false);
    case 'online':
      return browser.setOnline(true);
    case 'closeDraw':
      return time.pass(Math.max(0, shop.closesAt + 1_000 - time.now));
    case 'serverAdd':
    case 'serverQuantity':
    case 'serverRemove':
      world.isAlone = false;
      return editAtServer(world, command);
    case 'wait':
      return time.pass(command.ms);
  }
}

async function logOut(world: World, page: Page): Promise<void> {
  const { browser } = page;
  if (!browser.isLoggedIn) return;
  world.isAlone = false;
  await world.time.pass(SHARED);
  world.openFatesOf(page);
  page.shop.session.logout();
  await world.time.pass(SHARED);
}

/** What another device does that has none of our code: it names no versions. */
async function editAtServer(
  world: World,
  command: Extract<Command, { kind: 'serverAdd' | 'serverQuantity' | 'serverRemove' }>,
): Promise<void> {
  const { shop, time, tally } = world;
  const { token } = await world.newTokens();
  const call = (method: string, path: string, body?: unknown) =>
    time.real(() =>
      shop.server.call(method, `/client-carts/${path}`, { token, ...(body === undefined ? {} : { body }) }),
    );
  if (command.kind === 'serverAdd') {
    const draft = pick(shop.tickets, command.ticket) ?? fail();
    const unitPrice = linePrice({ gameId: draft.gameId, ticket: draft.ticket as never, numberPeriod: 1 });
    const body = { ...draft, gameName: '', unitPrice, quantity: command.copies, numberPeriod: 1 };
    const { status } = await call('POST', 'add-item', body);
    if (status === 200) tally.add(ticketName(draft), command.copies);
    return;
  }
  const line = pick(await world.held(), command.line);
  if (!line) return;
  if (command.kind === 'serverRemove') {
    world.takeOutAtServer(ticketName(line), line.quantity);
    await call('DELETE', `remove-item/${line.id}`);
    return;
  }
  const more = command.quantity - line.quantity;
  if (more > 0) tally.add(ticketName(line), more);
  else world.takeOutAtServer(ticketName(line), -more);
  await call('PUT', 'update-quantity', { itemId: line.id, quantity: command.quantity });
}

function pick<T>(list: readonly T[], index: number): T | undefined {
  return list[index % Math.max(1, list.length)];
}

function fail(): never {
  throw new Error('The model shop has no tickets, so nothing can be added. Look at shopOfRun.ts.');
}
