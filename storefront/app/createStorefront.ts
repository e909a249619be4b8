import { contract } from '@veloc/rules';
import { createClient, createStream, type ApiClient } from '../api/client';
import { createCredentials } from '../api/credentials';
import type { Lock } from '../api/refresh';
import type { Timers } from '../api/timers';
import type { FirstPage } from '../data/usePeriods';
import type { TakePrefetched } from '../api/prefetched';
import { createTransport } from '../api/transport';
import type { KeyValueStorage } from '../lib/browserStorage';
import type { Cart } from '../state/cart/cart';
import { createLazyCart, type LazyCart } from '../state/cart/lazyCart';
import { readCartText } from '../state/cart/saved';
import { createColorMode, type ColorMode, type ColorModeState } from '../state/color-mode/colorMode';
import { createDrafts, type Drafts } from '../state/drafts/drafts';
import { lazy, type Lazy } from '../lib/store';
import { createPopups, type Popups } from '../state/popups/popups';
import type { createPayments, Payments } from '../state/payment/payments';
import { createServerClock, type ServerClock } from '../state/server-clock/serverClock';
import { createSession, type Session } from '../state/session/session';
import { storeWaitingCart } from '../state/session/sessionStorage';
import * as paths from '../shared/paths';

/** The outside world, all of it passed in: the browser's in the app, anything in a test or a story. */
export interface StorefrontEnvironment {
  /** Origin of the API without a trailing slash. */
  base: string;
  fetch: typeof fetch;
  storage: KeyValueStorage;
  timers: Timers;
  /** The call that the page sent ahead of its script. @default there is none */
  takePrefetched?: TakePrefetched;
  lock: Lock;
  /** One exchange of the cart at a time over all tabs. @default this is the only tab */
  cartLock?: Lock;
  /** A fresh random id. */
  newId: () => string;
  /** Ms since the epoch, by the device. */
  deviceNow: () => number;
  /** What the page shows before the app does. @default nothing */
  first?: FirstPage | null;
  /** Milliseconds that only go forward. */
  stopwatch: () => number;
  prefersDark: () => boolean;
  applyColorMode: (mode: ColorMode) => void;
  /** Goes to another page of the shop. */
  goTo: (path: string) => void;
  /** Reloads at most once a minute; answers whether it did. */
  reloadOnce: () => boolean;
  /** Starts a cart that has just been opened. @default it stays without timers */
  startCart?: (cart: Cart) => void;
}

export interface Storefront {
  first: FirstPage | null;
  api: ApiClient;
  clock: ServerClock;
  session: Session;
  popups: Popups;
  cart: LazyCart;
  colorMode: ColorModeState;
  drafts: Drafts;
  payments: Lazy<Payments, typeof createPayments>;
}

/** The shop without its pages: client, clock, session, popups, cart and colour mode, tied together. */
export function createStorefront(environment: StorefrontEnvironment): Storefront {
  const { base, fetch, storage, timers, lock, newId, deviceNow, stopwatch, first = null } = environment;
  const credentials = createCredentials(storage);
  const clock = createServerClock({ stopwatch, deviceNow });
  const popups = createPopups();

  const send = createTransport({
    base,
    fetch,
    timers,
    lock,
    credentials,
    newKey: newId,
    stopwatch,
    serverNow: clock.now,
    isOvertaken: () => session.isOvertaken(),
    ...(environment.takePrefetched ? { takePrefetched: environment.takePrefetched } : {}),
    onAnswer: clock.observe,
    onSessionLost: ({ path }) => {
      // However long ago it was saved.
      const hadCart = readCartText(storage)?.includes('"items":[{');
      if (!session.lose()) return;
      if (hadCart) storeWaitingCart(storage);
      // The token is gone by now, so a reload after a 401 on the periods cannot loop (decision A22).
      if (path === contract.currentPeriods.path) environment.reloadOnce();
      else environment.goTo(paths.login);
    },
  });
  const api = createClient(send, createStream({ base, fetch, credentials }));
  const session = createSession({ api, credentials, storage, now: clock.now });
  const cart = createLazyCart({
    storage,
    session,
    now: deviceNow,
    make(create) {
      const lock = environment.cartLock ?? ((run) => run(false));
      const made = create({ api, session, storage, timers, lock, newId, now: deviceNow, popups });
      environment.startCart?.(made);
      return made;
    },
  });
  const colorMode = createColorMode({
    storage,
    prefersDark: environment.prefersDark,
    apply: environment.applyColorMode,
  });
  const drafts = createDrafts({ storage, session });
  const payments = lazy((create: typeof createPayments) => create({ session, storage, drafts, newId }));
  return { first, api, clock, session, popups, cart, colorMode, drafts, payments };
}
