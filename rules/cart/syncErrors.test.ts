import { describe, expect, it } from 'vitest';
import { cartReducer, emptyCart, MAX_SYNC_RETRIES, retryDelay, syncStatus, type CartAction } from '../index';
import { lineAnswer, newLine } from '../testing/cartLine';

const now = Date.parse('2026-08-21T10:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;

function failed(at: number, message = 'lost', operation = 'sync'): CartAction {
  return { type: 'syncFailed', operation, failure: { message, code: 'NETWORK_ERROR', refused: false }, now: at };
}

function after(...actions: CartAction[]) {
  return actions.reduce(cartReducer, emptyCart());
}

const synced = (at: number): CartAction => ({ type: 'synced', items: [lineAnswer('s1')], startedAt: at, now: at });
const refused = { message: 'Kỳ quay đã đóng', code: 'PERIOD_CLOSED', refused: true };

describe('sync status', () => {
  it.each([
    ['never_synced', 'nothing happened', []],
    ['syncing', 'a sync is under way', [failed(now), { type: 'syncStarted' }]],
    ['synced', 'a sync came through', [synced(now)]],
    ['error', 'the first sync failed', [failed(now)]],
    ['error', 'a sync failed after one came through', [synced(now - 1), failed(now)]],
    ['synced', 'a sync came through after one failed', [failed(now - 1), synced(now)]],
    ['error', 'a failure is exactly 5 minutes old', [failed(now - 5 * minute)]],
    ['never_synced', 'a failure is a little older', [failed(now - 5 * minute - 1)]],
    ['synced', 'a failure is older, and a sync older still', [synced(now - 9 * minute), failed(now - 5 * minute - 1)]],
    ['error', 'one failure of two is recent', [failed(now - 9 * minute), failed(now - minute)]],
    [
      'error',
      'a line was refused, though the rest came through',
      [
        { type: 'add', line: newLine('t1'), now },
        { type: 'addFailed', id: 't1', failure: refused, now },
        { type: 'synced', items: [], startedAt: now, now: now + 1 },
      ],
    ],
  ] as [string, string, CartAction[]][])('is %s when %s', (expected, _name, actions) => {
    expect(syncStatus(after(...actions), now)).toBe(expected);
  });
});

describe('the list of failures', () => {
  const failures = (count: number) => Array.from({ length: count }, (_, index) => failed(now + index, `${index + 1}`));
  const messages = (count: number) => after(...failures(count)).syncErrors.map(({ message }) => message);

  it('has the message, the operation, the moment and the failures before', () => {
    expect(after(failed(now), failed(now + 1, 'lost again', 'clear')).syncErrors).toEqual([
      { message: 'lost', operation: 'sync', timestamp: now, retryCount: 1 },
      { message: 'lost again', operation: 'clear', timestamp: now + 1, retryCount: 2 },
    ]);
  });

  it.each([
    [1, '1', '1'],
    [10, '1', '10'],
    [11, '2', '11'],
    [25, '16', '25'],
  ])('of %i keeps the last ten: %s to %s', (count, first, last) => {
    const kept = messages(count);
    expect(kept).toHaveLength(Math.min(count, 10));
    expect([kept[0], kept.at(-1)]).toEqual([first, last]);
  });

  it.each([
    ['exactly 24 hours old stays', day, 1],
    ['a little older goes', day + 1, 0],
  ])('cleaned up: one %s', (_name, age, left) => {
    const state = after(failed(now - age), failed(now), { type: 'forgetOldFailures', now });
    expect(state.syncErrors).toHaveLength(left + 1);
  });
});

describe('trying again', () => {
  it.each([
    [0, 1_000],
    [1, 2_000],
    [2, 4_000],
    [3, 8_000],
    [4, 16_000],
    [5, 30_000],
    [40, 30_000],
    [2_000, 30_000],
  ])('after %i failures waits %i ms', (retryCount, delay) => {
    expect(retryDelay(retryCount)).toBe(delay);
  });

  it('happens three times', () => {
    expect([MAX_SYNC_RETRIES, emptyCart().maxSyncRetries]).toEqual([3, 3]);
  });
});
