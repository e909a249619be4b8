import type { KeyValueStorage } from '../../lib/browserStorage';
import { type Session } from '../session/session';
import { onLoginChange } from '../session/onLoginChange';
import type { ReadStore } from '../../lib/store';
import type { Cart, createCart } from './cart';
import { savedTickets, ticketsOnSale } from './saved';

/** The cart before its code is here: it can be counted at once, and is opened by who brings that code along. */
export interface LazyCart {
  /** How many tickets can still be bought: of those in storage until the cart is open, then of its own. */
  count: ReadStore<number>;
  /** The cart with its effects. The first call makes it, so a screen may ask while it renders. */
  open(create: typeof createCart): Cart;
  /** Names the lines that are counted no longer, since their sales have ended. */
  setClosed(ids: ReadonlySet<string>): void;
  /** Takes over what another tab has stored. */
  syncFromStorage(): void;
}

interface LazyCartDependencies {
  storage: KeyValueStorage;
  session: Pick<Session, 'get' | 'subscribe'>;
  /** Ms since the epoch. */
  now: () => number;
  /** Ties a new cart to the rest of the shop. */
  make: (create: typeof createCart) => Cart;
}

export function createLazyCart({ storage, session, now, make }: LazyCartDependencies): LazyCart {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  let saved = savedTickets(storage, now());
  const recount = () => {
    saved = savedTickets(storage, now());
    tell();
  };
  let cart: Cart | null = null;
  let closed: ReadonlySet<string> = new Set();

  onLoginChange(session, (isLoggedIn) => {
    // An open cart forgets by itself.
    if (!cart && !isLoggedIn) recount();
  });

  return {
    count: {
      get: () => (cart ? ticketsOnSale(cart.get().cart.items.filter(({ id }) => !closed.has(id))) : saved),
      first: () => 0,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    setClosed(ids) {
      closed = ids;
      tell();
    },
    syncFromStorage() {
      if (cart) cart.syncFromStorage();
      else recount();
    },
    open(create) {
      if (cart) return cart;
      const opened = make(create);
      cart = opened;
      // Whoever shows the count must not be told in the middle of another's render.
      queueMicrotask(() => {
        opened.subscribe(tell);
        tell();
      });
      return opened;
    },
  };
}
