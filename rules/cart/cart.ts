import type { CartAction } from './actions';
import { acceptLine, addLine, droppedOnRecovery, failLine } from './adding';
import { withQuantity, type CartLine } from './line';
import { replaceFromServer } from './replacing';
import { confirmQuantity, failQuantity } from './quantity';
import { emptyCart, type CartState } from './state';
import { forgetOldFailures, recordFailure } from './syncErrors';
import { rememberValidation } from './validationCache';

/** The cart's transitions (spec section 4). Pure: timers, calls and storage belong to whoever dispatches. */
export function cartReducer(state: CartState, action: CartAction): CartState {
  switch (action.type) {
    case 'add':
      return touched({ ...state, items: addLine(state.items, action.line, action.now) }, action.now);
    case 'added':
      return { ...state, items: acceptLine(state.items, action) };
    case 'addFailed':
      return failed(
        changeLine(state, action.id, (line) => failLine(line, action.failure)),
        'add',
        action,
      );
    case 'setQuantity':
      return touched(
        changeLine(state, action.id, (line) => withQuantity(line, action.quantity)),
        action.now,
      );
    case 'quantitySet':
      return changeLine(state, action.id, (line) => confirmQuantity(line, action.item));
    case 'quantityFailed':
      return failed(
        changeLine(state, action.id, (line) => failQuantity(line, action.failure)),
        'update',
        action,
      );
    case 'remove':
      return touched(removeLine(state, action.id), action.now);
    case 'removed':
      return { ...state, removing: state.removing.filter(({ line }) => line.id !== action.id) };
    case 'removeFailed':
      return failed(putBack(state, action.id), 'remove', action);
    case 'clear':
      return touched({ ...state, items: [], removing: [], checkoutSession: null }, action.now);
    case 'paid':
      return touched(
        { ...state, items: state.items.filter(({ id }) => !action.ids.includes(id)), checkoutSession: null },
        action.now,
      );
    case 'validated':
      return changeLine(state, action.id, (line) => ({ ...line, ...action.outcome }));
    case 'ticketChecked':
      return { ...state, validationCache: rememberValidation(state.validationCache, action) };
    case 'syncStarted':
      return { ...state, isSyncing: true };
    case 'synced':
      return {
        ...state,
        items: replaceFromServer({
          items: state.items,
          removing: state.removing,
          answer: action.items,
          startedAt: action.startedAt,
        }),
        isSyncing: false,
        lastSyncAt: action.now,
        syncRetryCount: 0,
      };
    case 'syncFailed':
      return failed(
        { ...state, isSyncing: false, syncRetryCount: Math.min(state.syncRetryCount + 1, state.maxSyncRetries) },
        action.operation,
        action,
      );
    case 'recover': {
      const dropped = droppedOnRecovery(state.items, state.maxSyncRetries);
      return dropped.length === 0 ? state : { ...state, items: state.items.filter((line) => !dropped.includes(line)) };
    }
    case 'forgetOldFailures':
      return forgetOldFailures(state, action.now);
    case 'restore':
      return { ...state, items: action.items, lastSyncAt: action.lastSyncAt, isOpen: action.isOpen };
    case 'setNetwork':
      return { ...state, networkStatus: action.networkStatus };
    case 'setOpen':
      return { ...state, isOpen: action.isOpen };
    case 'setLoading':
      return { ...state, isLoading: action.isLoading };
    case 'setBackendSync':
      return { ...state, backendSyncEnabled: action.enabled };
    case 'setCheckout':
      return { ...state, checkoutSession: action.checkoutSession };
    case 'reset':
      return { ...emptyCart(), networkStatus: state.networkStatus };
  }
}

function touched(state: CartState, now: number): CartState {
  return { ...state, lastActivity: now };
}

function changeLine(state: CartState, id: string, change: (line: CartLine) => CartLine): CartState {
  return { ...state, items: state.items.map((line) => (line.id === id ? change(line) : line)) };
}

function failed(state: CartState, operation: string, { failure, now }: { failure: { message: string }; now: number }) {
  return recordFailure(state, {
    message: failure.message,
    operation,
    timestamp: now,
    retryCount: state.syncRetryCount,
  });
}

/** A line the server holds can still come back; one it never saw is gone. */
function removeLine(state: CartState, id: string): CartState {
  const index = state.items.findIndex((line) => line.id === id);
  const line = state.items[index];
  if (!line) return state;
  return {
    ...state,
    items: state.items.toSpliced(index, 1),
    removing: line.backendSynced ? [...state.removing, { line, index }] : state.removing,
  };
}

function putBack(state: CartState, id: string): CartState {
  const removed = state.removing.find(({ line }) => line.id === id);
  if (!removed) return state;
  return {
    ...state,
    items: state.items.toSpliced(removed.index, 0, removed.line),
    removing: state.removing.filter((other) => other !== removed),
  };
}
