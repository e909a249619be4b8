import { describe, expect, it } from 'vitest';
import { addSend, cartReducer, type CartAction } from '../index';
import { lineAnswer, newLine } from '../testing/cartLine';
import { add, after, now, other, refused, visibleLines, synced, unanswered } from '../testing/cartStates';

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
    expect(visibleLines(state)).toEqual([['t1', 3, true]]);
    expect(state.items[0]?.totalPrice).toBe(30_000);
  });

  it('answers to the name of an addition that another tab’s line has taken in', () => {
    const both = after(add('t1', { quantity: 3 }), add('t2', { quantity: 2 }));
    expect(visibleLines(cartReducer(both, { type: 'remove', id: 't2', quantity: 2, now }))).toEqual([['t1', 3, true]]);
    expect(
      visibleLines(
        cartReducer(both, { type: 'setQuantity', id: 't2', quantity: 6, from: 2, line: newLine('t3'), now }),
      ),
    ).toEqual([['t1', 9, true]]);
    const seen = [
      { id: 't1', quantity: 1 },
      { id: 't2', quantity: 2 },
    ];
    expect(visibleLines(cartReducer(both, { type: 'clear', seen, now }))).toEqual([['t1', 2, true]]);
  });

  it('added to a line that another tab has taken out, answers to that line’s name', () => {
    const grown: CartAction = { type: 'add', line: newLine('t2'), into: 't1', now };
    const gone = after(add('t1'), { type: 'clear', now }, grown);
    expect(visibleLines(gone)).toEqual([['t2', 1, true]]);
    expect(visibleLines(cartReducer(gone, { type: 'remove', id: 't1', quantity: 2, now }))).toEqual([]);
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
      { type: 'addSucceeded', id: 't1', sentQuantity: 1, item: lineAnswer('s1'), now },
    );
    expect(visibleLines(state)).toEqual([['t2', 1, true]]);
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
      type: 'addSucceeded',
      id: 't1',
      sentQuantity: 1,
      item: lineAnswer('s1'),
      now,
    });
    expect(visibleLines(state)).toEqual([
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
      type: 'addSucceeded',
      id: 't1',
      sentQuantity: 1,
      item: lineAnswer('s1', { quantity: 5 }),
      now,
    });
    expect(visibleLines(state)).toEqual([['s1', 7, true]]);
  });

  it('copies added meanwhile never lift the line beyond its 1,000, whatever the server holds by then', () => {
    const state = after(add('t1'), add('t2', { quantity: 9 }), {
      type: 'addSucceeded',
      id: 't1',
      sentQuantity: 1,
      item: lineAnswer('s1', { quantity: 995 }),
      now,
    });
    expect(visibleLines(state)).toEqual([['s1', 1_000, true]]);
    expect(state.items[0]).toMatchObject({ syncedQuantity: 995, totalPrice: 10_000_000 });
  });

  it('an answer about a line the server merged with leaves one line', () => {
    const state = after(synced(lineAnswer('s1')), add('t1', other), {
      type: 'addSucceeded',
      id: 't1',
      sentQuantity: 1,
      item: lineAnswer('s1', { quantity: 2 }),
      now,
    });
    expect(visibleLines(state)).toEqual([['s1', 2, false]]);
  });

  it('a line removed while it was being sent does not come back', () => {
    const state = after(
      add('t1'),
      { type: 'remove', id: 't1', now },
      { type: 'addSucceeded', id: 't1', sentQuantity: 1, item: lineAnswer('s1'), now },
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
