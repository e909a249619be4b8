import { expect, it } from 'vitest';
import { cartReducer, emptyCart, type CartLine, type CartState } from '../index';
import { lineAnswer, newLine } from '../testing/cartLine';

const now = Date.parse('2026-08-21T10:00:00Z');

// Names of spec section 3, typed anew here.
const itemFields = [
  'id',
  'gameId',
  'gameName',
  'ticket',
  'numberPeriod',
  'unitPrice',
  'quantity',
  'totalPrice',
  'periodId',
  'addedAt',
  'updatedAt',
  'backendSynced',
  'isOptimistic',
  'syncAttempts',
  'syncError',
  'needsSync',
  'validationStatus',
  'validationError',
  'validationErrorCode',
] as const satisfies readonly (keyof CartLine)[];

const stateFields = [
  'items',
  'isOpen',
  'isLoading',
  'isSyncing',
  'lastSyncAt',
  'syncErrors',
  'backendSyncEnabled',
  'checkoutSession',
  'syncRetryCount',
  'maxSyncRetries',
  'networkStatus',
  'validationCache',
  'lastActivity',
] as const satisfies readonly (keyof CartState)[];

it.each([
  ['added here', { type: 'add', line: newLine('t1'), now } as const],
  ['held by the server', { type: 'synced', items: [lineAnswer('s1')], startedAt: now, now } as const],
])('an item %s has every field', (_name, action) => {
  const [item] = cartReducer(emptyCart(), action).items;
  expect(Object.keys(item ?? {})).toEqual(expect.arrayContaining([...itemFields]));
});

it('the state has every field, and begins empty and online', () => {
  const state = emptyCart();
  expect(Object.keys(state)).toEqual(expect.arrayContaining([...stateFields]));
  expect(state).toMatchObject({
    items: [],
    lastSyncAt: null,
    syncErrors: [],
    syncRetryCount: 0,
    maxSyncRetries: 3,
    networkStatus: 'online',
    lastActivity: null,
  });
});
