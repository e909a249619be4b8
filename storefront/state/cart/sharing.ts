import { cartReducer, restoreCart, saveCart, type CartAction, type CartState, type Seen } from '@veloc/rules';
import type { Timers } from '../../api/timers';
import type { KeyValueStorage } from '../../lib/browserStorage';
import { parsed, readCartText, writeCartText } from './saved';

const SAVE_DELAY = 500;
/** As many of this tab's changes are done again when another tab has saved without knowing of them. */
const REMEMBERED = 100;
/** Tabs whose changes a saved cart accounts for. */
const TABS = 12;

interface Sharing {
  storage: KeyValueStorage;
  timers: Timers;
  /** Ms since the epoch. */
  now: () => number;
  /** Names this tab among those of the browser. */
  tab: string;
  state: () => CartState;
  setState: (state: CartState) => void;
  /** What is stored is not of the player of this tab any more. */
  isOvertaken: () => boolean;
  /** The cart has just been stored, and lives on from now. */
  onSave?: () => void;
}

/**
 * The stored cart, which all tabs of a browser have in common (spec section 4). Whoever saves takes over what is stored
 * first and does its own changes again on top, so no tab overwrites what another one did.
 */
export function createSharing({ storage, timers, now, tab, state, setState, isOvertaken, onSave }: Sharing) {
  let stored: string | null = null;
  let seen: Seen = {};
  let count = 0;
  /** The last of this tab's changes that has been in storage. */
  let kept = 0;
  let changes: { count: number; action: CartAction }[] = [];
  let cancel: (() => void) | null = null;

  const schedule = () => {
    cancel ??= timers.after(SAVE_DELAY, save);
  };

  const syncFromStorage = () => {
    const text = readCartText(storage);
    if (text === stored) return;
    stored = text;
    const theirs = restoreCart(parsed(text), now());
    if (!theirs) return;
    // A cart that accounts for as many tabs as it can has forgotten the one that was silent longest.
    const isCrowded = Object.keys(theirs.seen).length >= TABS;
    const known = theirs.seen[tab] ?? (isCrowded ? kept : 0);
    const unseen = changes.filter((change) => change.count > known);
    const base = cartReducer(state(), { type: 'restore', ...theirs, isOpen: state().isOpen });
    seen = theirs.seen;
    setState(unseen.reduce((cart, { action }) => cartReducer(cart, action), base));
    if (unseen.length > 0) schedule();
  };

  const save = () => {
    cancel?.();
    cancel = null;
    if (isOvertaken()) return;
    syncFromStorage();
    const { [tab]: _own, ...others } = seen;
    seen = Object.fromEntries([...Object.entries(others), [tab, count] as const].slice(-TABS));
    stored = JSON.stringify(saveCart(state(), now(), seen));
    writeCartText(storage, stored);
    kept = count;
    onSave?.();
  };

  return {
    syncFromStorage,
    /** Remembers a change of the player's and saves it 500 ms later; further changes until then go along. */
    record(action: CartAction) {
      count += 1;
      changes = [...changes, { count, action }].slice(-REMEMBERED);
      schedule();
    },
    /** Saves now. */
    save,
    /** Saves now what is waiting to be saved, and takes over what other tabs have stored. */
    flush() {
      if (cancel) save();
      else syncFromStorage();
    },
    /** Forgets what this tab knows; what is stored goes with the session. */
    clear() {
      cancel?.();
      cancel = null;
      stored = null;
      seen = {};
      changes = [];
      kept = count;
    },
  };
}
