import { restoreCart, saveCart, type CartState } from '@veloc/rules';
import type { Timers } from '../../api/timers';
import type { KeyValueStorage } from '../browserStorage';
import { CART_KEY, savedCart } from './saved';

const SAVE_DELAY = 500;

interface Persistence {
  storage: KeyValueStorage;
  timers: Timers;
  now: () => number;
  state: () => CartState;
}

/** Writes the cart 500 ms after a change and reads it back at start (spec section 4). */
export function createPersistence({ storage, timers, now, state }: Persistence) {
  let cancel: (() => void) | null = null;
  const save = () => {
    cancel?.();
    cancel = null;
    storage.setItem(CART_KEY, JSON.stringify(saveCart(state(), now())));
  };
  return {
    restore: () => restoreCart(savedCart(storage), now()),
    /** Saves soon; further changes until then go along. */
    schedule() {
      cancel ??= timers.after(SAVE_DELAY, save);
    },
    /** Saves what is waiting now, before the page may go. */
    flush() {
      if (cancel) save();
    },
    clear() {
      cancel?.();
      cancel = null;
      storage.removeItem(CART_KEY);
    },
  };
}
