import type { GameId } from '../games';
import { acceptLine } from './accepting';
import type { CartAction } from './actions';
import { addLine, droppedOnRecovery, failLine, tryAgain } from './adding';
import { lineById, type CallFailure, type CartLine } from './line';
import { confirmQuantity, failQuantity, isOvertaken, movedQuantity } from './quantity';
import { countRetry, markAcknowledged, restoreLine, removeLines } from './removing';
import { replaceFromServer } from './replacing';
import { putSend, settleSend } from './sending';
import { emptyCart, type CartState } from './state';
import { forgetOldFailures, recordFailure } from './syncErrors';
import { rememberValidation } from './validationCache';

/** The cart's transitions (spec section 4). Pure: timers, calls and storage belong to whoever dispatches. */
export function cartReducer(state: CartState, action: CartAction): CartState {
  switch (action.type) {
    case 'add':
      return touched({ ...state, items: addLine(state.items, action.line, action.now, action.into) }, action.now);
    case 'addSucceeded':
      return acceptLine(state, action);
    case 'addFailed':
      return failed(failedAdd(state, action), 'add', action);
    case 'setQuantity':
      return touched(changeQuantity(state, action), action.now);
    case 'quantitySucceeded':
      return settleQuantity(state, action.id, (line) => confirmQuantity(line, action.item));
    case 'quantityFailed':
      return failedQuantity(state, action);
    case 'remove':
      return touched(removeLines(state, [action], { by: 'line' }), action.now);
    case 'removeGame':
      return touched(removeLines(state, action.seen ?? linesOf(state, action.gameId), { by: 'game' }), action.now);
    case 'clear':
      return touched(
        { ...removeLines(state, action.seen ?? state.items, { by: 'all' }), checkoutSession: null },
        action.now,
      );
    case 'removeSucceeded':
      return markAcknowledged(state, action.ids, action.now);
    case 'removeTimedOut':
      return countRetry(state, action.ids);
    case 'removeFailed':
      return failed(restoreLine(state, action.id), 'remove', action);
    case 'paid': {
      const taken = action.ids.map((id) => ({ id }));
      return touched(
        { ...removeLines(state, taken, { by: 'line', askedAt: action.now }), checkoutSession: null },
        action.now,
      );
    }
    case 'sending':
      return { ...state, sent: putSend(state.sent, action.send) };
    case 'validated':
      return changeLine(state, action.id, (line) => ({ ...line, ...action.outcome }));
    case 'ticketChecked':
      return { ...state, validationCache: rememberValidation(state.validationCache, action) };
    case 'syncStarted':
      return { ...state, isSyncing: true };
    case 'synced':
      return {
        ...replaceFromServer(state, { ...action, rejected: action.rejected ?? [] }),
        isSyncing: false,
        isLoading: false,
        lastSyncAt: action.now,
        syncRetryCount: 0,
      };
    case 'syncFailed':
      return failed(
        {
          ...state,
          isSyncing: false,
          isLoading: false,
          syncRetryCount: Math.min(state.syncRetryCount + 1, state.maxSyncRetries),
        },
        action.operation,
        action,
      );
    case 'recover':
      return recovered(state);
    case 'tryAgain':
      return { ...state, items: tryAgain(state.items), syncRetryCount: 0 };
    case 'settleDropped':
      return settledDropped(state, action);
    case 'forgetOldFailures':
      return forgetOldFailures(state, action.now);
    case 'restore':
      return {
        ...state,
        items: action.items,
        removing: action.removing ?? [],
        sent: action.sent ?? [],
        lastSyncAt: action.lastSyncAt,
        isOpen: action.isOpen,
        isLoading: state.isLoading && action.lastSyncAt === null,
      };
    case 'setNetwork':
      return { ...state, networkStatus: action.networkStatus };
    case 'setOpen':
      return { ...state, isOpen: action.isOpen };
    case 'loading':
      return { ...state, isLoading: state.backendSyncEnabled && state.lastSyncAt === null };
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
  const changed = lineById(state.items, id);
  if (!changed) return state;
  return { ...state, items: state.items.map((line) => (line === changed ? change(line) : line)) };
}

/** Changes the line of that very id, and none that stands in for it. */
function changeHeld(state: CartState, id: string, change: (line: CartLine) => CartLine): CartState {
  return { ...state, items: state.items.map((line) => (line.id === id ? change(line) : line)) };
}

function changeQuantity(state: CartState, action: Extract<CartAction, { type: 'setQuantity' }>): CartState {
  const { id, quantity, from = quantity, line, now } = action;
  const known = lineById(state.items, id);
  // What another tab took out may have left only copies that were added since, and these go again.
  const isEmptied = known !== undefined && known.id !== id && known.quantity + quantity - from < 1;
  if (isEmptied) return removeLines(state, [{ id }], { by: 'line' });
  if (known) return changeLine(state, id, (line) => movedQuantity(line, action));
  const added = quantity - from;
  if (!line || added < 1) return state;
  return { ...state, items: addLine(state.items, { ...line, quantity: added }, now, id) };
}

function linesOf({ items }: CartState, gameId: GameId): CartLine[] {
  return items.filter((line) => line.gameId === gameId);
}

/** A refused body is kept beside its line: it goes again under its key, another one under another. */
function failedAdd(state: CartState, { id, failure }: { id: string; failure: CallFailure }): CartState {
  const sent = state.sent.flatMap((send) => {
    if (send.kind !== 'add' || send.lineId !== id || !failure.refused) return [send];
    return state.items.some((line) => line.id === id) ? [{ ...send, isRefused: true }] : [];
  });
  return changeHeld({ ...state, sent }, id, (line) => failLine(line, failure));
}

/** A quantity has its answer; the line may have been taken out meanwhile. */
function settleQuantity(state: CartState, id: string, change: (line: CartLine) => CartLine): CartState {
  const settled = { ...state, sent: settleSend(state.sent, { kind: 'quantity', lineId: id }) };
  const removing = state.removing.map((removed) =>
    removed.line.id === id ? { ...removed, line: change(removed.line) } : removed,
  );
  return changeHeld({ ...settled, removing }, id, change);
}

function failedQuantity(state: CartState, action: { id: string; failure: CallFailure; now: number }): CartState {
  const { id, failure } = action;
  if (!failure.refused)
    return failed(
      changeHeld(state, id, (line) => failQuantity(line, failure)),
      'update',
      action,
    );
  const settled = { ...state, sent: settleSend(state.sent, { kind: 'quantity', lineId: id }) };
  if (isOvertaken(failure)) return settled;
  return failed(
    changeHeld(settled, id, (line) => failQuantity(line, failure)),
    'update',
    action,
  );
}

function recovered(state: CartState): CartState {
  const dropped = droppedOnRecovery(state.items, state.maxSyncRetries);
  if (dropped.length === 0) return state;
  return { ...state, items: state.items.filter((line) => !dropped.includes(line)), dropped };
}

function settledDropped(state: CartState, { takeBack, now }: { takeBack: boolean; now: number }): CartState {
  const back = takeBack ? state.dropped.map((line) => ({ ...line, syncAttempts: 0 })) : [];
  return touched({ ...state, items: [...state.items, ...back], dropped: [] }, now);
}

function failed(state: CartState, operation: string, { failure, now }: { failure: { message: string }; now: number }) {
  return recordFailure(state, {
    message: failure.message,
    operation,
    timestamp: now,
    retryCount: state.syncRetryCount,
  });
}
