import { describe, expect, it } from 'vitest';
import {
  cartReducer,
  checkQuantity,
  droppedOnRecovery,
  emptyCart,
  pendingWork,
  type CallFailure,
  type CartAction,
  type CartState,
} from '../index';
import { lineAnswer, newLine } from '../testing/cartLine';

const now = Date.parse('2026-08-21T10:00:00Z');
const second = 1_000;
const unanswered: CallFailure = {
  message: 'Network error: Unable to connect to server',
  code: 'NETWORK_ERROR',
  refused: false,
};
const refused: CallFailure = { message: 'Vé không hợp lệ', code: 'INVALID_NUMBERS', refused: true };
const other = { ticket: { listNumber: [7, 8] } };

function after(...actions: CartAction[]): CartState {
  return actions.reduce(cartReducer, emptyCart());
}

function shown({ items }: CartState) {
  return items.map(({ id, quantity, needsSync }) => [id, quantity, needsSync]);
}

const add = (id: string, over = {}): CartAction => ({ type: 'add', line: newLine(id, over), now });
const synced = (...items: ReturnType<typeof lineAnswer>[]): CartAction => ({
  type: 'synced',
  items,
  startedAt: now,
  now,
});

describe('adding', () => {
  it('puts an optimistic line with its total at the end', () => {
    const { items } = after(add('t1', { quantity: 3, unitPrice: 20_000 }));
    expect(items).toMatchObject([
      {
        id: 't1',
        gameName: 'KENO',
        quantity: 3,
        totalPrice: 60_000,
        addedAt: '2026-08-21T10:00:00.000Z',
        isOptimistic: true,
        backendSynced: false,
        needsSync: true,
        validationStatus: 'pending',
      },
    ]);
  });

  it('an identical purchase raises the quantity of its line', () => {
    const state = after(add('t1'), add('t2', { ticket: { code: 'F', selectedNumbers: [3, 2, 1] }, quantity: 2 }));
    expect(shown(state)).toEqual([['t1', 3, true]]);
    expect(state.items[0]?.totalPrice).toBe(30_000);
  });

  it.each([
    ['another ticket', other],
    ['another period', { periodId: 'keno:0284641' }],
    ['another number of draws', { numberPeriod: 2 }],
  ])('%s is a line of its own', (_name, over) => {
    expect(after(add('t1'), add('t2', over)).items).toHaveLength(2);
  });

  it('the server’s line takes the temporary one’s place', () => {
    const state = after(add('t1'), add('t2', other), {
      type: 'added',
      id: 't1',
      sentQuantity: 1,
      item: lineAnswer('s1'),
      now,
    });
    expect(shown(state)).toEqual([
      ['s1', 1, false],
      ['t2', 1, true],
    ]);
    expect(state.items[0]).toMatchObject({
      backendSynced: true,
      isOptimistic: false,
      syncAttempts: 0,
      validationStatus: 'valid',
    });
  });

  it('copies added while the call was under way are still to be sent', () => {
    const state = after(add('t1'), add('t2', { quantity: 2 }), {
      type: 'added',
      id: 't1',
      sentQuantity: 1,
      item: lineAnswer('s1', { quantity: 5 }),
      now,
    });
    expect(shown(state)).toEqual([['s1', 7, true]]);
  });

  it('copies added meanwhile never lift the line beyond its 1,000, whatever the server holds by then', () => {
    const state = after(add('t1'), add('t2', { quantity: 9 }), {
      type: 'added',
      id: 't1',
      sentQuantity: 1,
      item: lineAnswer('s1', { quantity: 995 }),
      now,
    });
    expect(shown(state)).toEqual([['s1', 1_000, true]]);
    expect(state.items[0]).toMatchObject({ keptQuantity: 1_000, syncedQuantity: 995, totalPrice: 10_000_000 });
  });

  it('an answer about a line the server merged with leaves one line', () => {
    const state = after(synced(lineAnswer('s1')), add('t1', other), {
      type: 'added',
      id: 't1',
      sentQuantity: 1,
      item: lineAnswer('s1', { quantity: 2 }),
      now,
    });
    expect(shown(state)).toEqual([['s1', 2, false]]);
  });

  it('a line removed while it was being sent does not come back', () => {
    const state = after(
      add('t1'),
      { type: 'remove', id: 't1', now },
      { type: 'added', id: 't1', sentQuantity: 1, item: lineAnswer('s1'), now },
    );
    expect(state.items).toEqual([]);
  });

  it('a failed add counts the try and records the error', () => {
    const state = after(add('t1'), { type: 'addFailed', id: 't1', failure: unanswered, now });
    expect(state.items).toMatchObject([
      { syncAttempts: 1, syncError: unanswered.message, needsSync: true, validationStatus: 'pending' },
    ]);
    expect(state.syncErrors).toEqual([
      { message: unanswered.message, operation: 'add', timestamp: now, retryCount: 0 },
    ]);
  });

  it('a refused add says why the line is invalid', () => {
    expect(after(add('t1'), { type: 'addFailed', id: 't1', failure: refused, now }).items).toMatchObject([
      { validationStatus: 'invalid', validationError: refused.message, validationErrorCode: 'INVALID_NUMBERS' },
    ]);
  });
});

describe('recovery', () => {
  const fail = (failure: CallFailure, times: number): CartAction[] =>
    Array.from({ length: times }, () => ({ type: 'addFailed', id: 't1', failure, now }));

  it.each([
    ['refused three times', refused, 3, true],
    ['refused twice', refused, 2, false],
    ['unanswered ten times', unanswered, 10, false],
  ])('%s: dropped %s', (_name, failure, times, dropped) => {
    const state = after(add('t1'), add('t2', other), ...fail(failure, times));
    const ids = dropped ? ['t2'] : ['t1', 't2'];
    expect(droppedOnRecovery(state.items, state.maxSyncRetries).map(({ id }) => id)).toEqual(dropped ? ['t1'] : []);
    expect(pendingWork(state.items).add.map(({ id }) => id)).toEqual(ids);
    expect(cartReducer(state, { type: 'recover' }).items.map(({ id }) => id)).toEqual(ids);
  });
});

describe('quantity', () => {
  const one = synced(lineAnswer('s1', { quantity: 2 }));
  const set = (quantity: number): CartAction => ({ type: 'setQuantity', id: 's1', quantity, now });

  it('applies at once, with its total, and is to be sent', () => {
    const state = after(one, set(5));
    expect(shown(state)).toEqual([['s1', 5, true]]);
    expect(state.items[0]?.totalPrice).toBe(50_000);
    expect(pendingWork(state.items).update).toHaveLength(1);
  });

  it('is settled by the server’s answer', () => {
    expect(
      shown(after(one, set(5), { type: 'quantitySet', id: 's1', item: lineAnswer('s1', { quantity: 5 }) })),
    ).toEqual([['s1', 5, false]]);
  });

  it('goes on with what was changed meanwhile', () => {
    const state = after(one, set(5), set(6), {
      type: 'quantitySet',
      id: 's1',
      item: lineAnswer('s1', { quantity: 5 }),
    });
    expect(shown(state)).toEqual([['s1', 6, true]]);
  });

  it.each([unanswered, refused])('goes back when the call fails: $code', (failure) => {
    const state = after(one, set(5), { type: 'quantityFailed', id: 's1', failure, now });
    expect(shown(state)).toEqual([['s1', 2, false]]);
    expect(state.syncErrors).toHaveLength(1);
  });

  it('copies that were added survive a call without answer, not a refusal', () => {
    const grown = [one, add('t1', { quantity: 3 })];
    expect(shown(after(...grown, { type: 'quantityFailed', id: 's1', failure: unanswered, now }))).toEqual([
      ['s1', 5, true],
    ]);
    expect(shown(after(...grown, { type: 'quantityFailed', id: 's1', failure: refused, now }))).toEqual([
      ['s1', 2, false],
    ]);
  });

  it.each([
    ['s1', 1, 'ok'],
    ['s1', 1_000, 'ok'],
    ['s1', 0, 'VALIDATION_ERROR'],
    ['s1', 1_001, 'VALIDATION_ERROR'],
    ['s1', 1.5, 'VALIDATION_ERROR'],
    ['nobody', 1, 'CART_ITEM_NOT_FOUND'],
  ])('checkQuantity %s %d: %s', (id, quantity, expected) => {
    const checked = checkQuantity(after(one).items, { id, quantity });
    expect(checked.ok ? 'ok' : checked.code).toBe(expected);
    if (id === 'nobody') expect(checked).toMatchObject({ message: 'Item not found in cart' });
  });
});

describe('removing', () => {
  const two = synced(lineAnswer('s1'), lineAnswer('s2', other), lineAnswer('s3', { numberPeriod: 3 }));
  const remove: CartAction = { type: 'remove', id: 's2', now };
  const ids = (state: CartState) => state.items.map(({ id }) => id);

  it('takes a synced line out at once and puts it back in its place when the call fails', () => {
    expect(ids(after(two, remove))).toEqual(['s1', 's3']);
    const restored = after(two, remove, { type: 'removeFailed', id: 's2', failure: unanswered, now });
    expect(ids(restored)).toEqual(['s1', 's2', 's3']);
    expect(restored.removing).toEqual([]);
  });

  it('is final once the server has confirmed it', () => {
    const state = after(
      two,
      remove,
      { type: 'removed', id: 's2' },
      { type: 'removeFailed', id: 's2', failure: unanswered, now },
    );
    expect(ids(state)).toEqual(['s1', 's3']);
  });

  it('is local only for a line the server never saw', () => {
    const state = after(add('t1'), { type: 'remove', id: 't1', now });
    expect(state.items).toEqual([]);
    expect(state.removing).toEqual([]);
  });

  it('is not undone by a sync that still holds the line', () => {
    expect(ids(after(two, remove, two))).toEqual(['s1', 's3']);
  });

  it('clear empties everything; paid takes the paid lines', () => {
    expect(after(two, add('t1', { periodId: null }), { type: 'clear', now }).items).toEqual([]);
    expect(ids(after(two, { type: 'paid', ids: ['s1', 's3'], now }))).toEqual(['s2']);
  });
});

describe('full sync', () => {
  it('replaces the synced lines with the server’s, all marked synced', () => {
    const state = after(synced(lineAnswer('s1')), synced(lineAnswer('s2', { ...other, quantity: 4 })));
    expect(shown(state)).toEqual([['s2', 4, false]]);
    expect(state).toMatchObject({ isSyncing: false, lastSyncAt: now, syncRetryCount: 0 });
  });

  it('keeps lines the server has not accepted', () => {
    expect(shown(after(add('t1', other), synced(lineAnswer('s1'))))).toEqual([
      ['s1', 1, false],
      ['t1', 1, true],
    ]);
  });

  it('keeps a line accepted after the sync was sent, and not one accepted before', () => {
    const accepted: CartAction = { type: 'added', id: 't1', sentQuantity: 1, item: lineAnswer('s9'), now };
    const empty = (startedAt: number): CartAction => ({ type: 'synced', items: [], startedAt, now: now + second });
    expect(shown(after(add('t1'), accepted, empty(now - 1)))).toEqual([['s9', 1, false]]);
    expect(shown(after(add('t1'), accepted, empty(now + 1)))).toEqual([]);
  });

  it('keeps a quantity still to be sent', () => {
    const state = after(
      synced(lineAnswer('s1')),
      { type: 'setQuantity', id: 's1', quantity: 3, now },
      synced(lineAnswer('s1')),
    );
    expect(shown(state)).toEqual([['s1', 3, true]]);
  });

  it('success resets the count of failures and keeps what is known of them', () => {
    const failed: CartAction = { type: 'syncFailed', operation: 'sync', failure: unanswered, now };
    const state = after(failed, failed, synced());
    expect(state.syncRetryCount).toBe(0);
    expect(state.syncErrors.map(({ retryCount }) => retryCount)).toEqual([1, 2]);
  });

  it('counts failures up to the most', () => {
    const failed: CartAction = { type: 'syncFailed', operation: 'sync', failure: unanswered, now };
    const state = after({ type: 'syncStarted' }, failed, failed, failed, failed);
    expect(state).toMatchObject({ isSyncing: false, syncRetryCount: 3 });
  });
});

it('logging out leaves nothing but the network status', () => {
  const offline: CartAction = { type: 'setNetwork', networkStatus: 'offline' };
  expect(after(offline, add('t1'), { type: 'reset' })).toEqual({ ...emptyCart(), networkStatus: 'offline' });
});
