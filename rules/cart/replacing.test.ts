import { describe, expect, it } from 'vitest';
import type { CartAction } from '../index';
import { lineAnswer } from '../testing/cartLine';
import { add, after, now, other, visibleLines, synced, unanswered } from '../testing/cartStates';

const second = 1_000;

describe('full sync', () => {
  it('replaces the synced lines with the server’s, all marked synced', () => {
    const state = after(synced(lineAnswer('s1')), synced(lineAnswer('s2', { ...other, quantity: 4 })));
    expect(visibleLines(state)).toEqual([['s2', 4, false]]);
    expect(state).toMatchObject({ isSyncing: false, lastSyncAt: now, syncRetryCount: 0 });
  });

  it('keeps lines the server has not accepted', () => {
    expect(visibleLines(after(add('t1', other), synced(lineAnswer('s1'))))).toEqual([
      ['s1', 1, false],
      ['t1', 1, true],
    ]);
  });

  it('keeps a line accepted after the sync was sent, and not one accepted before', () => {
    const accepted: CartAction = { type: 'addSucceeded', id: 't1', sentQuantity: 1, item: lineAnswer('s9'), now };
    const empty = (startedAt: number): CartAction => ({ type: 'synced', items: [], startedAt, now: now + second });
    expect(visibleLines(after(add('t1'), accepted, empty(now - 1)))).toEqual([['s9', 1, false]]);
    expect(visibleLines(after(add('t1'), accepted, empty(now + 1)))).toEqual([]);
  });

  it('keeps a quantity still to be sent', () => {
    const state = after(
      synced(lineAnswer('s1')),
      { type: 'setQuantity', id: 's1', quantity: 3, now },
      synced(lineAnswer('s1')),
    );
    expect(visibleLines(state)).toEqual([['s1', 3, true]]);
  });

  it('leaves copies that the server never heard of, though their line was taken out elsewhere', () => {
    const grown = after(
      synced(lineAnswer('s1', { quantity: 2 })),
      { type: 'setQuantity', id: 's1', quantity: 5, now },
      synced(),
    );
    expect(visibleLines(grown)).toEqual([['s1', 3, true]]);
    expect(grown.items[0]).toMatchObject({ isOptimistic: true, backendSynced: false, syncedQuantity: 0 });
  });

  it('adds what another device did to what is still to be sent', () => {
    const state = after(
      synced(lineAnswer('s1', { quantity: 2, version: 1 })),
      { type: 'setQuantity', id: 's1', quantity: 5, now },
      synced(lineAnswer('s1', { quantity: 4, version: 2 })),
    );
    expect(visibleLines(state)).toEqual([['s1', 7, true]]);
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
