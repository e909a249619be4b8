import {
  accept,
  cachedValidation,
  cartReducer,
  checkQuantity,
  checkRoom,
  checkTicket,
  droppedOnRecovery,
  emptyCart,
  validationKey,
  type CartAction,
  type CartLine,
  type CartState,
  type Checked,
  type GameList,
  type NewLine,
  type TicketCheck,
} from '@veloc/rules';
import type { ApiClient } from '../../api/client';
import type { Timers } from '../../api/timers';
import type { KeyValueStorage } from '../browserStorage';
import type { Session } from '../session/session';
import { createStore, type Store } from '../store';
import { checkedLine, type LineDraft } from './checkedLine';
import { failureOf } from './failure';
import { createOutbox } from './outbox';
import { createPersistence } from './persistence';
import { createSyncing, type SyncOutcome } from './syncing';

const AUTO_SYNC = 30_000;
const PERIODIC_RETRY = 300_000;
const QUICK_SYNC = { timeout: 2_000, keepalive: true };

export interface CartView {
  cart: CartState;
  /** Ids of lines left out of the payment. */
  unticked: ReadonlySet<string>;
}

export interface Cart extends Pick<Store<CartView>, 'get' | 'subscribe'> {
  /** Adds all drafts of the games on sale, or none. */
  add(drafts: readonly LineDraft[], games: GameList): Checked<true>;
  setQuantity(id: string, quantity: number): Checked<CartLine>;
  remove(id: string): void;
  clear(): void;
  choose(ids: readonly string[], chosen: boolean): void;
  /** Takes bought lines out; the server has done so itself. */
  paid(ids: readonly string[]): void;
  /** Tries again now what has failed. */
  retry(): Promise<SyncOutcome>;
  /** Begins the timers; called once. */
  start(network: { online: boolean }): void;
  setOnline(online: boolean): void;
  /** The page is hidden or left: saves, and syncs for 2 s at most. */
  leave(): void;
}

interface CartDependencies {
  api: ApiClient;
  session: Pick<Session, 'get' | 'subscribe'>;
  storage: KeyValueStorage;
  timers: Timers;
  newId: () => string;
  /** Ms since the epoch. */
  now: () => number;
  /** Tells the player. */
  warn: (message: string) => void;
}

/** The cart's effects round the rules' reducer: storage, calls, timers, session (spec section 4). */
export function createCart({ api, session, storage, timers, newId, now, warn }: CartDependencies): Cart {
  const store = createStore<CartView>({ cart: emptyCart(), unticked: new Set() });
  const state = () => store.get().cart;
  const token = () => session.get().token;
  const persistence = createPersistence({ storage, timers, now, state });
  const outbox = createOutbox(storage);

  const dispatch = (action: CartAction) => {
    store.set(({ cart, unticked }) => ({ cart: cartReducer(cart, action), unticked: followId(unticked, action) }));
    if (action.type !== 'restore' && action.type !== 'reset') persistence.schedule();
  };
  const syncing = createSyncing({ api, outbox, newId, now, state, dispatch, timers, sessionToken: token });

  const restored = persistence.restore();
  if (restored) dispatch({ type: 'restore', ...restored });

  const onServer = (operation: string, call: () => Promise<unknown>) =>
    syncing.repeat(call).catch((error: unknown) => {
      if (token() !== null) dispatch({ type: 'syncFailed', operation, failure: failureOf(error), now: now() });
      throw error;
    });

  const recover = () => {
    const dropped = droppedOnRecovery(state().items, state().maxSyncRetries);
    if (dropped.length === 0) return;
    dispatch({ type: 'recover' });
    warn(`Đã bỏ khỏi giỏ hàng vé không mua được: ${dropped.map(({ gameName }) => gameName).join(', ')}`);
  };

  const every = (ms: number, run: () => void) => {
    timers.after(ms, () => {
      run();
      every(ms, run);
    });
  };

  let wasLoggedIn = token() !== null;
  session.subscribe(() => {
    const isLoggedIn = token() !== null;
    if (isLoggedIn === wasLoggedIn) return;
    wasLoggedIn = isLoggedIn;
    if (isLoggedIn) {
      void syncing.run();
      return;
    }
    syncing.stop();
    outbox.clear();
    dispatch({ type: 'reset' });
    persistence.clear();
  });

  const check: TicketCheck = (gameId, ticket) => {
    const key = validationKey(gameId, ticket);
    const known = cachedValidation(state().validationCache, key, now());
    if (known) return known;
    const outcome = checkTicket(gameId, ticket);
    dispatch({ type: 'ticketChecked', key, outcome, now: now() });
    return outcome;
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    add(drafts, games) {
      const lines: NewLine[] = [];
      for (const draft of drafts) {
        const line = checkedLine(draft, newId(), { games, check });
        if (!line.ok) return line;
        lines.push(line.value);
      }
      const room = checkRoom(state().items, lines);
      if (!room.ok) return room;
      for (const line of lines) {
        dispatch({ type: 'add', line, now: now() });
        dispatch({
          type: 'validated',
          id: line.id,
          outcome: { validationStatus: 'valid', validationError: null, validationErrorCode: null },
        });
      }
      syncing.schedule();
      return accept(true);
    },
    setQuantity(id, quantity) {
      const checked = checkQuantity(state().items, { id, quantity });
      if (!checked.ok) return checked;
      dispatch({ type: 'setQuantity', id, quantity, now: now() });
      syncing.schedule();
      return checked;
    },
    remove(id) {
      const line = state().items.find((item) => item.id === id);
      dispatch({ type: 'remove', id, now: now() });
      if (!line?.backendSynced || token() === null) {
        dispatch({ type: 'removed', id });
        // The server may have taken the line without our hearing of it.
        syncing.schedule();
        return;
      }
      onServer('remove', () => api.removeCartItem(id)).then(
        () => dispatch({ type: 'removed', id }),
        (error: unknown) => dispatch({ type: 'removeFailed', id, failure: failureOf(error), now: now() }),
      );
    },
    clear() {
      dispatch({ type: 'clear', now: now() });
      if (token() !== null) onServer('clear', () => api.clearCart()).then(syncing.schedule, () => undefined);
    },
    choose(ids, chosen) {
      store.set(({ cart, unticked }) => {
        const next = new Set(unticked);
        for (const id of ids) {
          if (chosen) next.delete(id);
          else next.add(id);
        }
        return { cart, unticked: next };
      });
    },
    paid: (ids) => dispatch({ type: 'paid', ids, now: now() }),
    retry: () => syncing.run(),
    start({ online }) {
      dispatch({ type: 'setNetwork', networkStatus: online ? 'online' : 'offline' });
      if (token() !== null) syncing.schedule();
      every(AUTO_SYNC, () => {
        if (state().items.some(({ needsSync }) => needsSync)) void syncing.run();
      });
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
    leave() {
      persistence.flush();
      if (state().items.some(({ needsSync }) => needsSync)) void syncing.run(QUICK_SYNC);
    },
  };
}

/** A line that gets the server's id stays ticked or unticked as it was. */
function followId(unticked: ReadonlySet<string>, action: CartAction): ReadonlySet<string> {
  if (action.type !== 'added' || !unticked.has(action.id)) return unticked;
  const next = new Set(unticked);
  next.delete(action.id);
  return next.add(action.item.itemId ?? action.item.id);
}
