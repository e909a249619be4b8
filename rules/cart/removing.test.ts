import { describe, expect, it } from 'vitest';
import { isGivenUp, type CartAction, type CartState } from '../index';
import { lineAnswer } from '../testing/cartLine';
import { add, after, now, other, visibleLines, synced, unanswered } from '../testing/cartStates';

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
      { type: 'removeSucceeded', ids: ['s2'], now },
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
    expect(visibleLines(after(...grown, { type: 'remove', ...seen, now }))[0]).toEqual(['s1', 3, true]);
    expect(visibleLines(after(...grown, { type: 'clear', seen: [seen, { id: 's2', quantity: 1 }], now }))).toEqual([
      ['s1', 3, true],
      ['s3', 1, false],
    ]);
  });

  it('is given up after four unanswered calls for a line, never for a cleared cart', () => {
    const unheard = Array.from({ length: 4 }, (): CartAction => ({ type: 'removeTimedOut', ids: ['s2'] }));
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
    expect(visibleLines(state)).toEqual([['s1', 3, true]]);
    expect(state.removing).toEqual([]);
    const fewer = after(...takenOut, sync(now, held(1, 2)));
    expect(fewer.removing).toMatchObject([{ line: { version: 2, syncedQuantity: 1 }, askedAt: null }]);
  });

  it('is over when a sync no longer holds the line; one that was sent before does not bring it back', () => {
    const asked = [...takenOut, { type: 'removeSucceeded', ids: ['s1'], now } as const];
    const early = after(...asked, sync(now - 1, held(2, 1)));
    expect(early).toMatchObject({ items: [], removing: [{ askedAt: now }] });
    expect(after(...asked, sync(now + 1))).toMatchObject({ items: [], removing: [] });
    expect(visibleLines(after(...asked, sync(now + 1, held(2, 1))))).toEqual([['s1', 2, false]]);
  });
});
