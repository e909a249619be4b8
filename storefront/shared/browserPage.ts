import { storageKeys } from '../lib/storageKeys';
import { createStore, type Store } from '../lib/store';
import { type KeyValueStorage, safeStorage } from '../lib/browserStorage';

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 15_000;

/** `same`: the shop that this page is of. `other`: one that was deployed since. */
type ServedShop = 'same' | 'other';

export interface Served {
  /** True while the server is asked and does not answer. */
  isAway: Pick<Store<boolean>, 'get' | 'subscribe'>;
  /** Comes as soon as the server answers, and says which shop it serves by then. */
  again(): Promise<ServedShop>;
  pause(ms: number): Promise<void>;
}

interface ServedDependencies {
  fetch: typeof fetch;
  /** Address of the script that this page began with, as index.html writes it; '' when it has none. */
  script: () => string;
  isOnline: () => boolean;
  /** Comes after `ms`, or sooner with a network. */
  pause: (ms: number) => Promise<void>;
}

/** Asks for the shop's page until the server gives it: a device may be online while the server is not there. */
export function createServed({ fetch, script, isOnline, pause }: ServedDependencies): Served {
  const isAway = createStore(false);
  let asking: Promise<ServedShop> | null = null;

  const ask = async (): Promise<ServedShop> => {
    for (let wait = FIRST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
      const html = isOnline() ? await fetch('/', { cache: 'no-store' }).then(pageOf, () => null) : null;
      isAway.set(() => html === null);
      if (html !== null) return html.includes(script()) ? 'same' : 'other';
      await pause(wait);
    }
  };

  return {
    isAway,
    pause,
    again() {
      asking ??= ask().finally(() => (asking = null));
      return asking;
    },
  };
}

async function pageOf(response: Response): Promise<string | null> {
  return response.ok ? response.text() : null;
}

const RELOAD_GUARD = 60_000;

interface PageReloading {
  /** Lives as long as the tab. */
  storage: KeyValueStorage;
  /** Ms since the epoch. */
  now: () => number;
  reload: () => void;
}

/** Reloads the page, at most once a minute over reloads; answers whether it did (spec section 2). */
export function createReloadOnce({ storage, now, reload }: PageReloading): () => boolean {
  return () => {
    const age = now() - Number(storage.getItem(storageKeys.reloadedAt) ?? -Infinity);
    // A stamp from the future comes from a clock that was set back.
    if (age >= 0 && age < RELOAD_GUARD) return false;
    storage.setItem(storageKeys.reloadedAt, String(now()));
    reload();
    return true;
  };
}

/** Whether the server answers, as far as this page has asked. */
export const browserServed = createServed({
  fetch: (input, init) => fetch(input, init),
  script: () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '',
  isOnline: () => navigator.onLine,
  pause: (ms) =>
    new Promise((resume) => {
      setTimeout(resume, ms);
      addEventListener('online', () => resume(), { once: true });
    }),
});

/** Reloads once the server answers: before, the browser's own error page would stand in the place of the shop. */
export function reloadWhenServed(): void {
  void browserServed.again().then(() => location.reload());
}

export const browserReloadOnce = createReloadOnce({
  storage: safeStorage(() => sessionStorage),
  now: () => Date.now(),
  reload: reloadWhenServed,
});

/** A style sheet that did not come is taken for one that is here, unless it leaves: its page would come without it. */
export function forgetLostStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
    },
    true,
  );
}
