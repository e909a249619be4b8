import { createStore, type Store } from '../lib/store';

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 15_000;

/** `same`: the shop that this page is of. `other`: one that was deployed since. */
export type ServedShop = 'same' | 'other';

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
