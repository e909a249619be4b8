import { describe, expect, it } from 'vitest';
import {
  addSend,
  cartReducer,
  checkQuantity,
  droppedOnRecovery,
  emptyCart,
  isGivenUp,
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

  it('answers to the name of an addition that another tab’s line has taken in', () => {
    const both = after(add('t1', { quantity: 3 }), add('t2', { quantity: 2 }));
    expect(shown(cartReducer(both, { type: 'remove', id: 't2', quantity: 2, now }))).toEqual([['t1', 3, true]]);
    expect(
      shown(cartReducer(both, { type: 'setQuantity', id: 't2', quantity: 6, from: 2, line: newLine('t3'), now })),
    ).toEqual([['t1', 9, true]]);
    const seen = [
      { id: 't1', quantity: 1 },
      { id: 't2', quantity: 2 },
    ];
    expect(shown(cartReducer(both, { type: 'clear', seen, now }))).toEqual([['t1', 2, true]]);
  });

  it('added to a line that another tab has taken out, answers to that line’s name', () => {
    const grown: CartAction = { type: 'add', line: newLine('t2'), into: 't1', now };
    const gone = after(add('t1'), { type: 'clear', now }, grown);
    expect(shown(gone)).toEqual([['t2', 1, true]]);
    expect(shown(cartReducer(gone, { type: 'remove', id: 't1', quantity: 2, now }))).toEqual([]);
  });

  it('an answer about a removed line takes out its copies, not those added in its place', () => {
    const sending = after(add('t1')).items.map((line): CartAction => {
      return { type: 'sending', send: addSend([], line, { newKey: () => 'k1', now }) };
    });
    const state = after(
      add('t1'),
      ...sending,
      { type: 'remove', id: 't1', now },
      { type: 'add', line: newLine('t2'), into: 't1', now },
      { type: 'added', id: 't1', sentQuantity: 1, item: lineAnswer('s1'), now },
    );
    expect(shown(state)).toEqual([['t2', 1, true]]);
    expect(state.removing.map(({ line }) => line.id)).toEqual(['s1']);
    expect(state.sent).toEqual([]);
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
    expect(state.items[0]).toMatchObject({ syncedQuantity: 995, totalPrice: 10_000_000 });
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

it('dropped lines can be had back, with their attempts before them', () => {
  const fail: CartAction = { type: 'addFailed', id: 't1', failure: refused, now };
  const dropped = [add('t1'), fail, fail, fail, { type: 'recover' } as const];
  expect(after(...dropped)).toMatchObject({ items: [], dropped: [{ id: 't1', syncError: refused.message }] });
  const back = after(...dropped, { type: 'settleDropped', takeBack: true, now });
  expect(back).toMatchObject({ items: [{ id: 't1', syncAttempts: 0 }], dropped: [] });
  expect(after(...dropped, { type: 'settleDropped', takeBack: false, now })).toMatchObject({ items: [], dropped: [] });
});

it('another try asked for by the player begins at the first attempt, for refused lines too', () => {
  const fail: CartAction = { type: 'addFailed', id: 't1', failure: refused, now };
  const state = after(add('t1'), fail, fail, fail, { type: 'tryAgain' });
  expect(pendingWork(state.items).add).toHaveLength(1);
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

  it.each([
    ['goes back when the server refuses it', refused, ['s1', 2, false], null],
    ['stays and is sent again when no answer came', unanswered, ['s1', 5, true], unanswered.message],
  ])('%s', (_name, failure, line, syncError) => {
    const state = after(one, set(5), { type: 'quantityFailed', id: 's1', failure, now });
    expect(shown(state)).toEqual([line]);
    expect(state.items[0]?.syncError).toBe(syncError);
    expect(state.syncErrors).toMatchObject([{ operation: 'update' }]);
  });

  it.each(['CART_CHANGED', 'CART_ITEM_NOT_FOUND'])('waits for a full sync after %s, and is no error', (code) => {
    const state = after(one, set(5), { type: 'quantityFailed', id: 's1', failure: { ...refused, code }, now });
    expect(shown(state)).toEqual([['s1', 5, true]]);
    expect(state.syncErrors).toEqual([]);
  });

  it('asked for in two tabs adds up', () => {
    const third: CartAction = { type: 'setQuantity', id: 's1', quantity: 3, from: 2, now };
    expect(shown(after(one, set(5), third))).toEqual([['s1', 6, true]]);
  });

  it('raised in one tab and removed in another keeps the copies that were added', () => {
    const raised: CartAction = { type: 'setQuantity', id: 's1', quantity: 5, from: 2, line: newLine('t9'), now };
    expect(shown(after(one, { type: 'remove', id: 's1', now }, raised))).toEqual([['t9', 3, true]]);
    expect(shown(after(one, { type: 'remove', id: 's1', now }, { ...raised, quantity: 1 }))).toEqual([]);
  });

  it('raised in one tab after it was removed in another goes on from there', () => {
    const raised: CartAction = { type: 'setQuantity', id: 's1', quantity: 7, from: 2, line: newLine('t9'), now };
    const lowered: CartAction = { ...raised, quantity: 3, from: 7, line: newLine('t10') };
    const gone = after(one, { type: 'remove', id: 's1', now }, raised);
    expect(shown(cartReducer(gone, lowered))).toEqual([['t9', 1, true]]);
    expect(shown(cartReducer(gone, { type: 'remove', id: 's1', quantity: 7, now }))).toEqual([]);
  });

  it('raised in one tab keeps its copies when the answer to an earlier change of the removed line comes', () => {
    const raised: CartAction = { type: 'setQuantity', id: 's1', quantity: 7, from: 2, line: newLine('t9'), now };
    const answered: CartAction = { type: 'quantitySet', id: 's1', item: lineAnswer('s1', { quantity: 2 }) };
    const gone = after(one, { type: 'remove', id: 's1', now }, raised, answered);
    expect(shown(gone)).toEqual([['t9', 5, true]]);
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
      { type: 'removed', ids: ['s2'], now },
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

  it('takes out one line, a game, everything, or what was paid, by the call of its kind', () => {
    const more = [two, add('t1', { periodId: null }), add('t2', { gameId: 'mega' })];
    const by = (action: CartAction) => {
      const state = after(...more, action);
      return [ids(state), state.removing.map(({ line, by: call }) => [line.id, call])];
    };
    const held = (call: string) => ['s1', 's2', 's3'].map((id) => [id, call]);
    expect(by(remove)).toEqual([['s1', 's3', 't1', 't2'], [['s2', 'line']]]);
    expect(by({ type: 'removeGame', gameId: 'keno', now })).toEqual([['t2'], held('game')]);
    expect(by({ type: 'clear', now })).toEqual([[], held('all')]);
    expect(by({ type: 'paid', ids: ['s1', 's3'], now })[0]).toEqual(['s2', 't1', 't2']);
  });

  it('leaves copies that another tab has added to what was seen', () => {
    const seen = { id: 's1', quantity: 1 };
    const grown = [two, { type: 'setQuantity', id: 's1', quantity: 4, from: 1, now } as const];
    expect(shown(after(...grown, { type: 'remove', ...seen, now }))[0]).toEqual(['s1', 3, true]);
    expect(shown(after(...grown, { type: 'clear', seen: [seen, { id: 's2', quantity: 1 }], now }))).toEqual([
      ['s1', 3, true],
      ['s3', 1, false],
    ]);
  });

  it('is given up after four unanswered calls for a line, never for a cleared cart', () => {
    const unheard = Array.from({ length: 4 }, (): CartAction => ({ type: 'removeUnanswered', ids: ['s2'] }));
    const givenUp = (...actions: CartAction[]) =>
      after(two, ...actions).removing.filter((one) => isGivenUp(one)).length;
    expect(givenUp(remove, ...unheard.slice(1))).toBe(0);
    expect(givenUp(remove, ...unheard)).toBe(1);
    expect(givenUp({ type: 'clear', now }, ...unheard)).toBe(0);
  });

  const held = (quantity: number, version: number) => lineAnswer('s1', { quantity, version });
  const sync = (startedAt: number, ...items: ReturnType<typeof lineAnswer>[]): CartAction => ({
    type: 'synced',
    items,
    startedAt,
    now: startedAt,
  });
  const takenOut = [sync(now, held(2, 1)), { type: 'remove', id: 's1', now } as const];

  it('spares the copies that another phone has added, and takes the others out again', () => {
    const state = after(...takenOut, sync(now, held(5, 2)));
    expect(shown(state)).toEqual([['s1', 3, true]]);
    expect(state.removing).toEqual([]);
    const fewer = after(...takenOut, sync(now, held(1, 2)));
    expect(fewer.removing).toMatchObject([{ line: { version: 2, syncedQuantity: 1 }, askedAt: null }]);
  });

  it('is over when a sync no longer holds the line; one that was sent before does not bring it back', () => {
    const asked = [...takenOut, { type: 'removed', ids: ['s1'], now } as const];
    const early = after(...asked, sync(now - 1, held(2, 1)));
    expect(early).toMatchObject({ items: [], removing: [{ askedAt: now }] });
    expect(after(...asked, sync(now + 1))).toMatchObject({ items: [], removing: [] });
    expect(shown(after(...asked, sync(now + 1, held(2, 1))))).toEqual([['s1', 2, false]]);
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

  it('leaves copies that the server never heard of, though their line was taken out elsewhere', () => {
    const grown = after(
      synced(lineAnswer('s1', { quantity: 2 })),
      { type: 'setQuantity', id: 's1', quantity: 5, now },
      synced(),
    );
    expect(shown(grown)).toEqual([['s1', 3, true]]);
    expect(grown.items[0]).toMatchObject({ isOptimistic: true, backendSynced: false, syncedQuantity: 0 });
  });

  it('adds what another device did to what is still to be sent', () => {
    const state = after(
      synced(lineAnswer('s1', { quantity: 2, version: 1 })),
      { type: 'setQuantity', id: 's1', quantity: 5, now },
      synced(lineAnswer('s1', { quantity: 4, version: 2 })),
    );
    expect(shown(state)).toEqual([['s1', 7, true]]);
  });

  it('keeps a line that the server would not take, with its reason', () => {
    const rejected = [{ id: 's1', code: 'PERIOD_CLOSED', message: 'Kỳ quay đã đóng' }];
    const state = after(synced(lineAnswer('s1')), { type: 'synced', items: [], rejected, startedAt: now, now });
    expect(state.items).toMatchObject([
      {
        id: 's1',
        isOptimistic: true,
        validationStatus: 'invalid',
        validationErrorCode: 'PERIOD_CLOSED',
        syncAttempts: 1,
      },
    ]);
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
