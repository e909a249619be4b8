import type { Lock } from '../../storefront/api/refresh';
import { createStorefront, type Storefront } from '../../storefront/app/createStorefront';
import type { KeyValueStorage } from '../../storefront/lib/browserStorage';

/** From here on a timer is a time-out, which no race waits for. */
const NEVER_FROM_MS = 9_000;

export interface Tab {
  shop: Storefront;
  storage: KeyValueStorage;
  /** Where the tab was sent with a full load. */
  sentTo: string[];
}

export interface Browser {
  tabs: Tab[];
  /** What the browser keeps for all its tabs. */
  kept: ReadonlyMap<string, string>;
}

/** Web Locks of one browser: one holder at a time, first come first served. */
function webLocks(): Lock {
  let last: Promise<unknown> = Promise.resolve();
  let holders = 0;
  return (run) => {
    const waited = holders > 0;
    holders += 1;
    const turn = last.then(() => run(waited));
    last = turn.then(
      () => (holders -= 1),
      () => (holders -= 1),
    );
    return turn;
  };
}

/**
 * The storefront in several tabs of one browser: one storage, of whose changes the other tabs hear a moment later, and
 * one set of locks. `fetch` is the network of all of them, `deviceNow` the device's clock (ms since the epoch) until the
 * first answer tells the server's.
 */
export function openBrowser(
  fetch: typeof globalThis.fetch,
  { count, stored, deviceNow }: { count: number; stored: Record<string, string>; deviceNow: () => number },
): Browser {
  const kept = new Map(Object.entries(stored));
  const tabs: Tab[] = [];
  const lock = webLocks();
  let ids = 0;

  const tellOthers = (own: number, key: string) => {
    if (key !== 'veloc.token') return;
    setTimeout(() => {
      for (const [index, tab] of tabs.entries()) if (index !== own) tab.shop.session.syncFromStorage();
    }, 0);
  };

  for (let index = 0; index < count; index += 1) {
    const storage: KeyValueStorage = {
      getItem: (key) => kept.get(key) ?? null,
      setItem(key, value) {
        kept.set(key, value);
        tellOthers(index, key);
      },
      removeItem(key) {
        kept.delete(key);
        tellOthers(index, key);
      },
    };
    const sentTo: string[] = [];
    const shop = createStorefront({
      base: 'https://shop.example',
      fetch,
      storage,
      timers: {
        after(ms, run) {
          if (ms >= NEVER_FROM_MS) return () => undefined;
          const timer = setTimeout(run, ms > 100 ? 1 : ms);
          return () => clearTimeout(timer);
        },
      },
      lock,
      newId: () => `race-${index}-${(ids += 1)}-${Math.random().toString(36).slice(2)}`,
      deviceNow,
      stopwatch: () => performance.now(),
      prefersDark: () => false,
      applyColorMode: () => undefined,
      goTo: (path) => sentTo.push(path),
      reloadOnce: () => false,
    });
    tabs.push({ shop, storage, sentTo });
  }
  return { tabs, kept };
}
