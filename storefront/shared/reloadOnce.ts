import type { KeyValueStorage } from '../lib/browserStorage';

const RELOAD_GUARD = 60_000;
const STAMP_KEY = 'veloc.reloaded-at';

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
    const age = now() - Number(storage.getItem(STAMP_KEY) ?? -Infinity);
    // A stamp from the future comes from a clock that was set back.
    if (age >= 0 && age < RELOAD_GUARD) return false;
    storage.setItem(STAMP_KEY, String(now()));
    reload();
    return true;
  };
}
