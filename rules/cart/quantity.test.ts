import { describe, expect, it } from 'vitest';
import { cartReducer, checkQuantity, pendingWork, type CartAction } from '../index';
import { lineAnswer, newLine } from '../testing/cartLine';
import { after, now, refused, visibleLines, synced, unanswered } from '../testing/cartStates';

describe('quantity', () => {
  const one = synced(lineAnswer('s1', { quantity: 2 }));
  const set = (quantity: number): CartAction => ({ type: 'setQuantity', id: 's1', quantity, now });

  it('applies at once, with its total, and is to be sent', () => {
    const state = after(one, set(5));
    expect(visibleLines(state)).toEqual([['s1', 5, true]]);
    expect(state.items[0]).toMatchObject({ totalPrice: 50_000, needsSync: true });
    expect(pendingWork(state.items).update).toHaveLength(1);
  });

  it('is settled by the server’s answer', () => {
    expect(
      visibleLines(
        after(one, set(5), { type: 'quantitySucceeded', id: 's1', item: lineAnswer('s1', { quantity: 5 }) }),
      ),
    ).toEqual([['s1', 5, false]]);
  });

  it('goes on with what was changed meanwhile', () => {
    const state = after(one, set(5), set(6), {
      type: 'quantitySucceeded',
      id: 's1',
      item: lineAnswer('s1', { quantity: 5 }),
    });
    expect(visibleLines(state)).toEqual([['s1', 6, true]]);
  });

  it.each([
    ['goes back when the server refuses it', refused, ['s1', 2, false], null],
    ['stays and is sent again when no answer came', unanswered, ['s1', 5, true], unanswered.message],
  ])('%s', (_name, failure, line, syncError) => {
    const state = after(one, set(5), { type: 'quantityFailed', id: 's1', failure, now });
    expect(visibleLines(state)).toEqual([line]);
    expect(state.items[0]?.syncError).toBe(syncError);
    expect(state.syncErrors).toMatchObject([{ operation: 'update' }]);
  });

  it.each(['CART_CHANGED', 'CART_ITEM_NOT_FOUND'])('waits for a full sync after %s, and is no error', (code) => {
    const state = after(one, set(5), { type: 'quantityFailed', id: 's1', failure: { ...refused, code }, now });
    expect(visibleLines(state)).toEqual([['s1', 5, true]]);
    expect(state.syncErrors).toEqual([]);
  });

  it('asked for in two tabs adds up', () => {
    const third: CartAction = { type: 'setQuantity', id: 's1', quantity: 3, from: 2, now };
    expect(visibleLines(after(one, set(5), third))).toEqual([['s1', 6, true]]);
  });

  it('raised in one tab and removed in another keeps the copies that were added', () => {
    const raised: CartAction = { type: 'setQuantity', id: 's1', quantity: 5, from: 2, line: newLine('t9'), now };
    expect(visibleLines(after(one, { type: 'remove', id: 's1', now }, raised))).toEqual([['t9', 3, true]]);
    expect(visibleLines(after(one, { type: 'remove', id: 's1', now }, { ...raised, quantity: 1 }))).toEqual([]);
  });

  it('raised in one tab after it was removed in another goes on from there', () => {
    const raised: CartAction = { type: 'setQuantity', id: 's1', quantity: 7, from: 2, line: newLine('t9'), now };
    const lowered: CartAction = { ...raised, quantity: 3, from: 7, line: newLine('t10') };
    const gone = after(one, { type: 'remove', id: 's1', now }, raised);
    expect(visibleLines(cartReducer(gone, lowered))).toEqual([['t9', 1, true]]);
    expect(visibleLines(cartReducer(gone, { type: 'remove', id: 's1', quantity: 7, now }))).toEqual([]);
    expect(visibleLines(cartReducer(gone, { ...lowered, quantity: 2 }))).toEqual([]);
  });

  it('raised in one tab keeps its copies when the answer to an earlier change of the removed line comes', () => {
    const raised: CartAction = { type: 'setQuantity', id: 's1', quantity: 7, from: 2, line: newLine('t9'), now };
    const answered: CartAction = { type: 'quantitySucceeded', id: 's1', item: lineAnswer('s1', { quantity: 2 }) };
    const gone = after(one, { type: 'remove', id: 's1', now }, raised, answered);
    expect(visibleLines(gone)).toEqual([['t9', 5, true]]);
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
