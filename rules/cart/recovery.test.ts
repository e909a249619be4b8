import { describe, expect, it } from 'vitest';
import { cartReducer, droppedOnRecovery, pendingWork, type CallFailure, type CartAction } from '../index';
import { add, after, now, other, refused, unanswered } from '../testing/cartStates';

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
