import {
  ok,
  cachedValidation,
  cartReducer,
  checkAdding,
  checkQuantity,
  checkCapacity,
  decodeLine,
  droppedOnRecovery,
  emptyCart,
  hasUnsent,
  lineById,
  orderLine,
  samePurchase,
  validationKey,
  type CartAction,
  type CartLine,
  type CartState,
  type Checked,
  type Checkout,
  type GameId,
  type GameList,
  type LineCheck,
  type LineDraft,
  type OrderLine,
} from '@veloc/rules';
import type { SendOptions } from '../../api/calls/cart';
import type { ApiClient } from '../../api/client';
import type { Lock } from '../../api/refresh';
import type { Timers } from '../../api/timers';
import type { KeyValueStorage } from '../../lib/browserStorage';
import type { Popups } from '../popups/popups';
import type { Session } from '../session/session';
import { onLoginChange } from '../session/onLoginChange';
import { createStore, type Store } from '../../lib/store';
import { createChoice, followIds, type Unticked } from './choice';
import { createSharing } from './sharing';
import { createSyncing, type SyncOutcome } from './syncing';

/** Ms after which unsent lines (spec section 9) and parked ones (decision A18) are tried again. */
const AUTO_SYNC = 30_000;
const PERIODIC_RETRY = 300_000;
const QUICK_SYNC = { timeout: 2_000, keepalive: true };

interface CartView {
  cart: CartState;
  unticked: Unticked;
}

export interface Cart extends Pick<Store<CartView>, 'get' | 'subscribe'> {
  /** Adds all drafts of the games on sale, or none. */
  add(drafts: readonly LineDraft[], games: GameList): Checked<true>;
  setQuantity(id: string, quantity: number): Checked<CartLine>;
  remove(id: string): void;
  /** Takes out all lines of a game. */
  removeGame(gameId: GameId): void;
  clear(): void;
  choose(ids: readonly string[], isChosen: boolean): void;
  /** The page of the cart opens or closes. */
  setOpen(isOpen: boolean): void;
  /** Makes an order of the whole cart as the server has it. Rejects with `ApiError`. */
  checkOut(key: string): Promise<Checkout>;
  /** Takes bought lines out; the server has done so itself. Copies added since the press stay, as lines of their own. */
  paid(bought: readonly Pick<CartLine, 'id' | 'quantity'>[]): void;
  /** Tries again now what has failed, refused lines too. */
  retry(): Promise<SyncOutcome>;
  /** Takes back the lines that recovery dropped, or forgets them. */
  settleDropped(takeBack: boolean): void;
  /** Begins the timers; called once. */
  start(network: { online: boolean }): void;
  setOnline(online: boolean): void;
  /** Whether it holds changes that the server does not know, which a logout would take. */
  hasUnsent(): boolean;
  /** Saves now, for who gives up the only other copy of what was added. */
  save(): void;
  /** The page is hidden or left: saves, and syncs for 2 s at most. */
  leave(): void;
  /** Takes over what another tab has stored. */
  syncFromStorage(): void;
}

interface CartDependencies {
  api: ApiClient;
  session: Pick<Session, 'get' | 'subscribe' | 'isOvertaken'>;
  storage: KeyValueStorage;
  timers: Timers;
  /** One exchange with the server at a time over all tabs of this browser. */
  lock: Lock;
  newId: () => string;
  /** Ms since the epoch. */
  now: () => number;
  /** Tells the player. */
  popups: Pick<Popups, 'warn' | 'warnOfFailure'>;
}

/** The cart's effects round the rules' reducer: storage, calls, timers, session (spec section 4). */
export function createCart({ api, session, storage, timers, lock, newId, now, popups }: CartDependencies): Cart {
  const store = createStore<CartView>({ cart: emptyCart(), unticked: new Set() });
  const state = () => store.get().cart;
  const isLoggedIn = () => session.get().token !== null;
  const setUnticked = (unticked: Unticked) =>
    store.set(({ cart }) => ({ cart, unticked: followIds(unticked, cart.items) }));
  const choice = createChoice({ storage, now, get: () => store.get().unticked, set: setUnticked });
  const setState = (cart: CartState) => {
    if (store.get().cart === cart) return;
    const { unticked } = store.get();
    store.set(() => ({ cart, unticked: followIds(unticked, cart.items) }));
    if (store.get().unticked !== unticked) choice.keep();
  };
  const own = { tab: newId(), state, setState, isOvertaken: session.isOvertaken, onSave: choice.keep };
  const sharing = createSharing({ storage, timers, now, ...own });

  /** Changes what only this tab knows. */
  const dispatch = (action: CartAction) => setState(cartReducer(state(), action));
  /** Does what the player wants. */
  const perform = (action: CartAction) => {
    dispatch(action);
    sharing.record(action);
  };
  const commit = (action: CartAction) => {
    sharing.syncFromStorage();
    dispatch(action);
    sharing.save();
  };
  const pushing = { api, newId, now, state, flush: sharing.flush, commit, warnOfFailure: popups.warnOfFailure };
  const syncing = createSyncing({ ...pushing, dispatch, timers, lock });
  const isUnsent = () => hasUnsent(state(), now());
  const syncUnsent = (options?: SendOptions) => {
    if (isUnsent()) void syncing.run(options);
  };

  const recover = () => {
    const dropped = droppedOnRecovery(state().items, state().maxSyncRetries);
    if (dropped.length === 0) return;
    perform({ type: 'recover' });
    // The cart's own page says it with the reasons, and offers them back.
    if (state().isOpen) return;
    popups.warn(`Đã bỏ khỏi giỏ hàng vé không mua được: ${dropped.map(({ gameName }) => gameName).join(', ')}`);
  };

  const every = (ms: number, run: () => void) => {
    timers.after(ms, () => {
      run();
      every(ms, run);
    });
  };

  onLoginChange(session, (hasLoggedIn) => {
    if (hasLoggedIn) {
      dispatch({ type: 'setBackendSync', enabled: true });
      dispatch({ type: 'loading' });
      void syncing.run();
      return;
    }
    syncing.stop();
    dispatch({ type: 'reset' });
    sharing.clear();
    choice.clear();
  });

  const check: LineCheck = (line) => {
    const key = validationKey(line.gameId, line.ticket);
    const known = cachedValidation(state().validationCache, key, now());
    if (known) return known;
    const outcome = decodeLine(line);
    dispatch({ type: 'ticketChecked', key, outcome, now: now() });
    return outcome;
  };

  const validate = (line: CartLine) => {
    const checked = check(line);
    dispatch({ type: 'validated', id: line.id, outcome: checked.ok ? valid : invalid(checked) });
  };

  const syncFromStorage = () => {
    sharing.syncFromStorage();
    choice.syncFromStorage();
  };
  dispatch({ type: 'setBackendSync', enabled: isLoggedIn() });
  syncFromStorage();
  for (const line of state().items) if (line.validationStatus === 'pending') validate(line);

  return {
    get: store.get,
    subscribe: store.subscribe,
    add(drafts, games) {
      const lines: OrderLine[] = [];
      for (const draft of drafts) {
        const priced = checkAdding(draft, games, check);
        if (!priced.ok) return priced;
        lines.push(orderLine(priced.value, newId()));
      }
      const room = checkCapacity(state().items, lines);
      if (!room.ok) return room;
      for (const line of lines) {
        const into = samePurchase(state().items, line)?.id;
        perform({ type: 'add', line, ...(into === undefined ? {} : { into }), now: now() });
        perform({ type: 'validated', id: line.id, outcome: valid });
      }
      syncing.schedule();
      return ok(true);
    },
    setQuantity(id, quantity) {
      const checked = checkQuantity(state().items, { id, quantity });
      if (!checked.ok) return checked;
      const line = { ...checked.value, id: newId() };
      perform({ type: 'setQuantity', id, quantity, from: checked.value.quantity, line, now: now() });
      syncing.schedule();
      return checked;
    },
    remove(id) {
      const line = lineById(state().items, id);
      if (line) perform({ type: 'remove', id, quantity: line.quantity, now: now() });
      syncing.schedule();
    },
    removeGame(gameId) {
      const lines = state().items.filter((line) => line.gameId === gameId);
      perform({ type: 'removeGame', gameId, seen: lines.map(asSeen), now: now() });
      syncing.schedule();
    },
    clear() {
      perform({ type: 'clear', seen: state().items.map(asSeen), now: now() });
      syncing.schedule();
    },
    choose: choice.choose,
    setOpen: (isOpen) => dispatch({ type: 'setOpen', isOpen }),
    async checkOut(key) {
      const checkoutSession = await api.checkoutCart(key);
      if (isLoggedIn()) dispatch({ type: 'setCheckout', checkoutSession });
      return checkoutSession;
    },
    paid(bought) {
      const added = addedCopies(state().items, bought, newId);
      perform({ type: 'paid', ids: bought.map(({ id }) => id), now: now() });
      for (const line of added) {
        perform({ type: 'add', line, now: now() });
        perform({ type: 'validated', id: line.id, outcome: valid });
      }
      syncing.schedule();
    },
    retry() {
      perform({ type: 'tryAgain' });
      dispatch({ type: 'loading' });
      return syncing.run();
    },
    settleDropped(takeBack) {
      perform({ type: 'settleDropped', takeBack, now: now() });
      if (takeBack) syncing.schedule();
    },
    start({ online }) {
      dispatch({ type: 'setNetwork', networkStatus: online ? 'online' : 'offline' });
      dispatch({ type: 'loading' });
      if (isLoggedIn()) syncing.schedule();
      every(AUTO_SYNC, () => syncUnsent());
      every(PERIODIC_RETRY, () => {
        dispatch({ type: 'forgetOldFailures', now: now() });
        recover();
        void syncing.run();
      });
    },
    setOnline(online) {
      dispatch({ type: 'setNetwork', networkStatus: online ? 'online' : 'offline' });
      if (!online) return;
      recover();
      void syncing.run();
    },
    hasUnsent: isUnsent,
    save: sharing.flush,
    leave() {
      sharing.flush();
      syncUnsent(QUICK_SYNC);
    },
    syncFromStorage,
  };
}

const valid = { validationStatus: 'valid', validationError: null, validationErrorCode: null } as const;

const asSeen = ({ id, quantity }: CartLine) => ({ id, quantity });

function invalid({ message, code }: { message: string; code: string }) {
  return { validationStatus: 'invalid', validationError: message, validationErrorCode: code } as const;
}

/**
 * The copies that lines have over those that were bought, as lines of their own: what a player added to them while they
 * were being paid.
 */
function addedCopies(
  items: readonly CartLine[],
  bought: readonly Pick<CartLine, 'id' | 'quantity'>[],
  newId: () => string,
): OrderLine[] {
  return bought.flatMap(({ id, quantity }) => {
    const line = lineById(items, id);
    if (!line || line.quantity <= quantity) return [];
    return [orderLine({ ...line, quantity: line.quantity - quantity }, newId())];
  });
}
