import { unsettledSends, type CartLine, type CartState } from '../../rules/index';
import { seededRandom } from '../../rules/testing/oracle/index';
import type { TestPlayer } from '../../backend/testing/testShop';
import { Browser, STORAGE_EVENT, type Page } from '../simulation/browser';
import { LONGEST_WAY } from '../simulation/faultyNetwork';
import { Scheduler } from '../simulation/scheduler';
import { CartNetwork } from './cartNetwork';
import { heldBy, newLogin, ticketName, type Held, type ModelShop } from './shopOfRun';
import { Tally } from './tally';

/** One run: a fresh player with browsers, the real server behind a faulty network, and what the player wanted. */
export class World {
  readonly time: Scheduler;
  readonly network: CartNetwork;
  readonly browsers: Browser[] = [];
  readonly tally = new Tally();
  /** Whether nobody but one page has ever touched this cart: then it must show what was wanted at every moment. */
  isAlone = true;
  #ids = 0;
  readonly #watched = new Map<Page, CartState>();

  constructor(
    readonly shop: ModelShop,
    readonly player: TestPlayer,
    seed: number,
  ) {
    this.time = new Scheduler(shop.startsAt);
    this.network = new CartNetwork(this.time, shop.server, seededRandom(seed));
  }

  get pages(): Page[] {
    return this.browsers.flatMap(({ pages }) => pages);
  }

  openBrowser(): Browser {
    if (this.browsers.length > 0) this.isAlone = false;
    const browser = new Browser(this.time, this.network, () => this.#newId());
    this.browsers.push(browser);
    this.openPage(browser);
    return browser;
  }

  openPage(browser: Browser): Page {
    if (browser.pages.length > 0) this.isAlone = false;
    const page = browser.open();
    this.#watched.set(page, page.state);
    page.cart.subscribe(() => this.#watch(page));
    return page;
  }

  async logIn(browser: Browser): Promise<void> {
    if (!browser.isLoggedIn) browser.logIn(await this.newTokens());
  }

  newTokens(): Promise<{ token: string; refreshToken: string }> {
    this.shop.server.setNow(new Date(this.time.now));
    return this.time.real(() => newLogin(this.shop.server, this.player));
  }

  held(): Promise<Held[]> {
    return this.time.real(() => heldBy(this.shop.server, this.player));
  }

  /** From the moment its draw closes, the server may refuse a ticket that is on its way. */
  noteClosing(): void {
    const { closesAt, tickets } = this.shop;
    const last = tickets.at(-1);
    if (last && this.time.now >= closesAt - LONGEST_WAY) this.tally.refusable.add(ticketName(last));
  }

  /** Takes copies out of the tally; they are contended when another page, or the server, has them otherwise. */
  async removeLines(page: Page, lines: readonly CartLine[]): Promise<void> {
    const held = this.isAlone ? [] : await this.held();
    for (const line of lines) {
      const ticket = ticketName(line);
      const isContended = !this.isAlone && this.#isContended(page, ticket, held);
      this.tally.removeLines(ticket, line.quantity, { isContended });
    }
  }

  /** The same for what somebody does at the server itself. */
  takeOutAtServer(ticket: string, copies: number): void {
    const isContended = this.#telling().some(({ state }) => isPending(state, ticket));
    this.tally.removeLines(ticket, copies, { isContended });
  }

  /** At a logout nobody learns any more what became of what was on its way. */
  openFatesOf(page: Page): void {
    const { items, removing, sent } = page.state;
    const open = unsettledSends(sent, this.time.now);
    for (const line of items) {
      const sends = open.filter(({ lineId }) => lineId === line.id);
      const ends = [
        line.syncedQuantity,
        ...sends.map((send) => (send.kind === 'add' ? send.item.quantity : send.quantity)),
      ];
      this.tally.widen(ticketName(line), {
        least: Math.min(0, Math.min(...ends) - line.quantity),
        most: Math.max(0, Math.max(...ends) - line.quantity),
      });
    }
    for (const { line } of removing) {
      const sends = open.filter(({ lineId }) => lineId === line.id);
      const ends = sends.map((send) => (send.kind === 'quantity' ? send.quantity : 0));
      this.tally.widen(ticketName(line), { least: 0, most: Math.max(line.syncedQuantity, ...ends) });
    }
    for (const send of open) {
      const isGone = !items.some(({ id }) => id === send.lineId);
      if (send.kind === 'add' && isGone) {
        this.tally.widen(ticketName(send.item), { least: 0, most: send.item.quantity });
      }
    }
  }

  /** The pages, and those just closed: what one has stored last, the others hear of a moment later. */
  #telling(): Page[] {
    const isUndelivered = ({ at }: { at: number }) => this.time.now - at < STORAGE_EVENT;
    return this.browsers.flatMap(({ pages, closed }) => [
      ...pages,
      ...closed.filter(isUndelivered).map(({ page }) => page),
    ]);
  }

  #isContended(page: Page, ticket: string, held: readonly Held[]): boolean {
    const others = this.#telling().filter((other) => other !== page);
    const known = page.state.items.map((line) => ({ ...line, quantity: line.syncedQuantity }));
    return (
      // Line by line: as many copies in another line are not those that the page takes out.
      copiesByLine(known, ticket) !== copiesByLine(held, ticket) || others.some(({ state }) => isPending(state, ticket))
    );
  }

  /** A removal that was given up restores its line, if the server still has it. */
  #watch(page: Page): void {
    const before = this.#watched.get(page);
    const after = page.state;
    this.#watched.set(page, after);
    if (!before || after.syncErrors === before.syncErrors || after.syncErrors.at(-1)?.operation !== 'remove') return;
    for (const { line } of before.removing) {
      if (after.removing.some((removed) => removed.line.id === line.id)) continue;
      if (!after.items.some(({ id }) => id === line.id)) continue;
      this.tally.widen(ticketName(line), {
        least: Math.max(0, line.quantity - line.syncedQuantity),
        most: line.quantity,
      });
    }
  }

  #newId(): string {
    this.#ids += 1;
    return `0190a000-0000-4000-8000-${String(this.#ids).padStart(12, '0')}`;
  }
}

function copiesByLine(lines: readonly Held[], ticket: string): string {
  const copies = lines.filter((line) => line.quantity > 0 && ticketName(line) === ticket);
  return JSON.stringify(copies.map(({ id, quantity }) => [id, quantity]).toSorted());
}

export function copiesOf(lines: readonly Pick<CartLine, 'gameId' | 'ticket' | 'quantity'>[], ticket: string): number {
  return lines.reduce((sum, line) => sum + (ticketName(line) === ticket ? line.quantity : 0), 0);
}

function isPending({ items, removing, sent }: CartState, ticket: string): boolean {
  return (
    items.some((line) => line.needsSync && ticketName(line) === ticket) ||
    removing.some(({ line }) => ticketName(line) === ticket) ||
    // A quantity whose answer was lost is under way though the line is back at what the server was known to hold.
    sent.some((send) => {
      const line = send.kind === 'add' ? send.item : items.find(({ id }) => id === send.lineId);
      return line !== undefined && ticketName(line) === ticket;
    })
  );
}
