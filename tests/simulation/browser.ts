import { setImmediate } from 'node:timers/promises';
import { createStorefront, type Storefront } from '../../storefront/app/createStorefront';
import { createMoneyKeys } from '../../storefront/data/moneyKeys';
import { safeStorage, type KeyValueStorage } from '../../storefront/lib/browserStorage';
import { memoryStorage } from '../../storefront/testing/fakes';
import { createCart, type Cart } from '../../storefront/state/cart/cart';
import type { FaultyNetwork } from './faultyNetwork';
import type { Scheduler } from './scheduler';

/** Ms until the other pages hear what one has stored. */
export const STORAGE_EVENT = 3;

/** One browser of the player: a storage and locks that its pages share. */
export class Browser {
  readonly pages: Page[] = [];
  /** Pages that were closed, and when in virtual ms. */
  readonly closed: { page: Page; at: number }[] = [];
  readonly stored = new Map<string, string>();
  readonly locks = new Locks();
  isOnline = true;
  /** Ms by which the device's own clock is ahead. */
  clockOffset = 0;
  /** Writing to the storage fails, as where it is full. */
  isFull = false;

  constructor(
    readonly time: Scheduler,
    readonly network: FaultyNetwork,
    readonly newId: () => string,
  ) {}

  open(): Page {
    const page = new Page(this);
    this.pages.push(page);
    return page;
  }

  async close(page: Page): Promise<void> {
    await page.leave();
    this.pages.splice(this.pages.indexOf(page), 1);
    this.closed.push({ page, at: this.time.now });
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    for (const { cart } of this.pages) cart.setOnline(isOnline);
  }

  get isLoggedIn(): boolean {
    return this.stored.has('veloc.token');
  }

  logIn({ token, refreshToken }: { token: string; refreshToken: string }): void {
    this.stored.set('veloc.token', token);
    this.stored.set('veloc.refresh-token', refreshToken);
    this.stored.set('veloc.user', JSON.stringify({ id: 'u', name: 'x', phone: '+84912345678' }));
    for (const { shop } of this.pages) shop.session.syncFromStorage();
  }

  /** What a change of the storage by one page makes the others do. */
  tell(source: Page, key: string): void {
    for (const page of this.pages) {
      if (page === source) continue;
      this.time.after(STORAGE_EVENT, () => page.hear(key));
    }
  }
}

/** A page of the shop as a browser runs it. */
export class Page {
  readonly shop: Storefront;
  readonly cart: Cart;
  readonly moneyKeys: ReturnType<typeof createMoneyKeys>;
  #isOpen = true;
  /** What others have stored since the page fell asleep, as a browser lets pages that nobody looks at. */
  #unheard: Set<string> | undefined;

  constructor(readonly browser: Browser) {
    const { time, network, locks, newId } = browser;
    const isOpen = () => this.#isOpen;
    const held = this.#storage();
    const storage = safeStorage(() => held);
    this.shop = createStorefront({
      base: 'https://shop.example',
      fetch: network.fetchOf({ isConnected: () => browser.isOnline, isOpen }),
      storage,
      timers: {
        after: (ms, run) =>
          time.after(ms, () => {
            if (isOpen()) run();
          }),
      },
      lock: (run) => locks.request(this, 'refresh', () => run(false)),
      cartLock: (run) => locks.request(this, 'cart', () => run(false)),
      newId,
      deviceNow: () => time.now + browser.clockOffset,
      stopwatch: () => time.now,
      prefersDark: () => false,
      applyColorMode: () => undefined,
      goTo: () => undefined,
      reloadOnce: () => false,
      startCart: (cart) => cart.start({ online: browser.isOnline }),
    });
    this.cart = this.shop.cart.open(createCart);
    this.moneyKeys = createMoneyKeys({ places: { device: storage, tab: memoryStorage() }, now: () => time.now }, newId);
  }

  get state() {
    return this.cart.get().cart;
  }

  sleep(): void {
    this.#unheard = new Set();
  }

  wake(): void {
    const keys = this.#unheard ?? [];
    this.#unheard = undefined;
    for (const key of keys) this.hear(key);
  }

  hear(key: string): void {
    if (!this.#isOpen || this.#unheard?.add(key)) return;
    if (key === 'veloc.token') this.shop.session.syncFromStorage();
    if (key === 'veloc.cart') this.shop.cart.syncFromStorage();
  }

  /** As `pagehide`, what it has set going, and the end of the page. */
  async leave(): Promise<void> {
    this.cart.leave();
    await setImmediate();
    this.#isOpen = false;
    this.browser.locks.abandon(this);
  }

  #storage(): KeyValueStorage {
    const { stored } = this.browser;
    const write = (key: string, change: () => void) => {
      const before = stored.get(key);
      if (this.#isOpen) change();
      if (stored.get(key) !== before) this.browser.tell(this, key);
    };
    return {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => {
        if (this.browser.isFull) throw new DOMException('the storage is full', 'QuotaExceededError');
        write(key, () => stored.set(key, value));
      },
      removeItem: (key) => write(key, () => stored.delete(key)),
    };
  }
}

interface Request {
  page: Page;
  start: () => Promise<unknown>;
}

/** Web Locks: one holder a name, the others in turn; a page that is gone holds nothing. */
class Locks {
  #queues = new Map<string, Request[]>();

  request<T>(page: Page, name: string, run: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const queue = this.#queues.get(name) ?? [];
      this.#queues.set(name, queue);
      queue.push({ page, start: () => run().then(resolve, reject) });
      if (queue.length === 1) this.#serve(queue);
    });
  }

  abandon(page: Page): void {
    for (const queue of this.#queues.values()) {
      const wasHolding = queue[0]?.page === page;
      queue.splice(0, queue.length, ...queue.filter((request) => request.page !== page));
      if (wasHolding) this.#serve(queue);
    }
  }

  #serve(queue: Request[]): void {
    const [holder] = queue;
    if (!holder) return;
    void holder.start().then(() => this.#release(queue, holder));
  }

  #release(queue: Request[], holder: Request): void {
    if (queue[0] !== holder) return;
    queue.shift();
    this.#serve(queue);
  }
}
