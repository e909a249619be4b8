import { CART_LIMITS, lineById, type CartLine } from '@veloc/rules';
import * as v from 'valibot';
import type { KeyValueStorage } from '../../lib/browserStorage';
import { storageKeys } from '../../lib/storageKeys';
import { parsed } from './saved';

/** Ids of lines left out of the payment. */
export type Unticked = ReadonlySet<string>;

/** As long as the saved cart itself lives, in ms. */
const LIFETIME = 24 * 60 * 60 * 1000;
/** Ids of lines that are gone are not looked for: another tab may know a line that this one does not yet. */
const KEPT = 2 * CART_LIMITS.lines;

const keptSchema = v.object({ unticked: v.array(v.string()), timestamp: v.number() });

export function chosen(unticked: Unticked, ids: readonly string[], isChosen: boolean): Unticked {
  const next = new Set(unticked);
  for (const id of ids) {
    if (isChosen) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** A line that gets another id stays ticked or unticked as it was. */
export function followIds(unticked: Unticked, items: readonly CartLine[]): Unticked {
  const isStale = (id: string) => !items.some((line) => line.id === id) && lineById(items, id) !== undefined;
  if (![...unticked].some(isStale)) return unticked;
  return new Set([...unticked].map((id) => lineById(items, id)?.id ?? id));
}

interface Choosing {
  storage: KeyValueStorage;
  /** Ms since the epoch. */
  now: () => number;
  get: () => Unticked;
  set: (unticked: Unticked) => void;
}

/** The choice of lines, which all tabs of a browser have in common as they have the cart (decision A30). */
export function createChoice({ storage, now, get, set }: Choosing) {
  let stored: string | null = null;

  const syncFromStorage = () => {
    const text = storage.getItem(storageKeys.cartChoice);
    if (text === stored) return;
    stored = text;
    const kept = v.safeParse(keptSchema, parsed(text));
    const isAlive = kept.success && Math.abs(now() - kept.output.timestamp) <= LIFETIME;
    set(new Set(isAlive ? kept.output.unticked.slice(-KEPT) : []));
  };

  const write = () => {
    if (stored === null && get().size === 0) return;
    stored = JSON.stringify({ unticked: [...get()].slice(-KEPT), timestamp: now() });
    storage.setItem(storageKeys.cartChoice, stored);
  };

  return {
    /** Takes over what another tab has chosen. */
    syncFromStorage,
    /** Stores the choice: lines that got other ids go by those, and a cart that lives on keeps it alive. */
    keep() {
      syncFromStorage();
      write();
    },
    choose(ids: readonly string[], isChosen: boolean) {
      syncFromStorage();
      set(chosen(get(), ids, isChosen));
      write();
    },
    /** Forgets what this tab knows; what is stored goes with the session. */
    clear() {
      stored = null;
      set(new Set());
    },
  };
}
