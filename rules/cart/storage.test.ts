import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addSend, cartReducer, emptyCart, restoreCart, saveCart, unsettledSends } from '../index';
import { lineAnswer, newLine } from '../testing/cartLine';
import { checkCapacity, quantityCapacity } from './adding';

const now = Date.parse('2026-08-21T10:00:00Z');
const day = 24 * 3_600_000;

const cart = [
  { type: 'synced', items: [lineAnswer('s1', { quantity: 2 })], startedAt: now, now } as const,
  { type: 'setQuantity', id: 's1', quantity: 3, now } as const,
  { type: 'add', line: newLine('t1', { gameId: 'mega', ticket: { listNumber: [1, 2, 3, 4, 5, 6] } }), now } as const,
].reduce(cartReducer, emptyCart());

const saved = saveCart(cart, now);
const five = { id: 'x', gameId: 'keno', ticket: { listNumber: [1] }, unitPrice: 10_000, quantity: 2 };

function restored(items: unknown[]) {
  return restoreCart({ ...saved, items }, now)?.items.map(({ id }) => id);
}

describe('a saved cart', () => {
  it('has items, timestamp and version 1.0', () => {
    expect(saved).toMatchObject({ timestamp: now, version: '1.0', lastSyncAt: now, isOpen: false });
    expect(Object.keys(saved)).toEqual(
      expect.arrayContaining(['isOpen', 'items', 'lastSyncAt', 'timestamp', 'version']),
    );
  });

  it('comes back through JSON as it was', () => {
    const back = restoreCart(JSON.parse(JSON.stringify(saved)), now + 60_000);
    expect(back?.lastSyncAt).toBe(now);
    expect(back?.items).toEqual(cart.items);
  });

  it('does not bring back a line whose removal is under way', () => {
    const removing = cartReducer(cart, { type: 'remove', id: 's1', now });
    const back = restoreCart(JSON.parse(JSON.stringify(saveCart(removing, now))), now);
    expect(back?.items.map(({ id }) => id)).toEqual(['t1']);
    expect(back?.removing).toEqual(removing.removing);
  });

  it('keeps what was sent without an answer, with its key', () => {
    const line = cart.items.find(({ id }) => id === 't1');
    const send = addSend([], line ?? expect.fail(), { newKey: () => 'key-1', now });
    const sending = cartReducer(cart, { type: 'sending', send });
    const back = restoreCart(JSON.parse(JSON.stringify(saveCart(sending, now))), now);
    expect(back?.sent).toEqual([send]);
    expect(unsettledSends(back?.sent ?? [], now + day - 1)).toEqual([send]);
    expect(unsettledSends(back?.sent ?? [], now + day)).toEqual([]);
  });

  it.each([
    ['nothing', null],
    ['text', 'cart'],
    ['no version', { items: [], timestamp: now }],
    ['another version', { ...saved, version: '0.9' }],
    ['no items', { ...saved, items: 'none' }],
    ['no timestamp', { ...saved, timestamp: undefined }],
    ['older than 24 hours', { ...saved, timestamp: now - day - 1 }],
    ['from a day and more ahead', { ...saved, timestamp: now + day + 1 }],
  ])('is discarded: %s', (_name, value) => {
    expect(restoreCart(value, now)).toBeNull();
  });

  it('is kept for exactly 24 hours', () => {
    expect(restoreCart(saved, now + day)?.items).toHaveLength(2);
  });
});

describe('restored lines', () => {
  it('need only the five fields', () => {
    expect(restoreCart({ ...saved, items: [five] }, now)?.items).toMatchObject([
      {
        id: 'x',
        gameName: 'KENO',
        totalPrice: 20_000,
        numberPeriod: 1,
        periodId: null,
        isOptimistic: true,
        needsSync: true,
      },
    ]);
  });

  it.each(['id', 'gameId', 'ticket', 'unitPrice', 'quantity'])('are left out without %s', (field) => {
    expect(restored([five, { ...five, id: 'y', [field]: undefined }])).toEqual(['x']);
  });

  it.each([
    ['no object', 5],
    ['an unknown game', { ...five, gameId: 'bingo' }],
    ['an empty ticket', { ...five, ticket: {} }],
    ['a ticket that is a list', { ...five, ticket: [1] }],
    ['a price that is text', { ...five, unitPrice: '10000' }],
    ['no price', { ...five, unitPrice: 0 }],
    ['a broken price', { ...five, unitPrice: Number.NaN }],
    ['a quantity that is text', { ...five, quantity: '2' }],
  ])('are left out: %s', (_name, line) => {
    expect(restored([line, five])).toEqual(['x']);
  });

  it('start over what else cannot be read', () => {
    const odd = {
      ...five,
      numberPeriod: 'two',
      addedAt: 'never',
      syncAttempts: -1,
      validationStatus: 'maybe',
      syncError: 7,
    };
    expect(restoreCart({ ...saved, items: [odd] }, now)?.items).toMatchObject([
      {
        numberPeriod: 1,
        addedAt: '1970-01-01T00:00:00.000Z',
        syncAttempts: 0,
        validationStatus: 'pending',
        syncError: null,
      },
    ]);
  });

  it('keep their price and can be removed when their tickets are refused by now', () => {
    const old = { ...five, ticket: { listNumber: [99], colour: 'red' }, backendSynced: true };
    const back = restoreCart({ ...saved, items: [old, { ...old, id: 'y' }] }, now)?.items ?? [];
    expect(back).toMatchObject([
      { isUnreadable: true, ticket: old.ticket, gameName: 'KENO', totalPrice: 20_000 },
      { id: 'y', isUnreadable: true },
    ]);
    const kept = restoreCart(JSON.parse(JSON.stringify(saveCart({ ...emptyCart(), items: back }, now))), now);
    expect(kept?.items).toEqual(back);
    const removed = cartReducer({ ...emptyCart(), items: back }, { type: 'remove', id: 'x', now });
    expect(removed.items.map(({ id }) => id)).toEqual(['y']);
    expect(removed.removing).toMatchObject([{ line: { ticket: old.ticket } }]);
  });

  it('cannot reach a prototype', () => {
    const hostile: unknown = JSON.parse(
      '{"id":"x","gameId":"keno","unitPrice":10000,"quantity":1,"ticket":{"listNumber":[1],"__proto__":{"stolen":true}},"__proto__":{"stolen":true}}',
    );
    const [line] = restoreCart({ ...saved, items: [hostile] }, now)?.items ?? [];
    expect(line?.ticket).toMatchObject({ listNumber: [1] });
    expect('stolen' in (line?.ticket ?? {})).toBe(false);
    expect('stolen' in (line ?? {})).toBe(false);
    expect('stolen' in {}).toBe(false);
  });
});

describe('damaged storage', () => {
  const anything = fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true });
  const key = fc.constantFrom(...Object.keys(saved), ...Object.keys(saved.items[0] ?? {}));

  it.each([
    ['anything at all', anything],
    ['a cart with one field replaced', fc.tuple(key, anything).map(([field, value]) => ({ ...saved, [field]: value }))],
    [
      'a line with one field replaced',
      fc.tuple(key, anything).map(([field, value]) => ({ ...saved, items: [{ ...saved.items[0], [field]: value }] })),
    ],
  ])('never makes it throw: %s', (_name, damaged) => {
    fc.assert(
      fc.property(damaged, (value) => {
        for (const { id, quantity, unitPrice, totalPrice } of restoreCart(value, now)?.items ?? []) {
          expect(id).not.toBe('');
          expect(totalPrice).toBe(quantity * unitPrice);
          expect(quantity).toBeGreaterThanOrEqual(1);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('the quantity of a saved line', () => {
  it.each([
    [0, 1],
    [-3, 1],
    [1_000, 1_000],
    [1_001, 1_000],
    [2.9, 2],
  ])('%d comes back as %i', (quantity, expected) => {
    expect(restoreCart({ ...saved, items: [{ ...five, quantity }] }, now)?.items).toMatchObject([
      { quantity: expected, totalPrice: expected * 10_000 },
    ]);
  });

  it('never exceeds the limit by adding, so that no line is lost', () => {
    const line = newLine('t1', { quantity: 1_000 });
    const full = [line, line].reduce(
      (state, next) => cartReducer(state, { type: 'add', line: next, now }),
      emptyCart(),
    );
    expect(full.items).toMatchObject([{ quantity: 1_000 }]);
    expect(restoreCart(saveCart(full, now), now)?.items).toEqual(full.items);
  });
});

describe('the room for a purchase', () => {
  it('is what its line may still take', () => {
    const line = newLine('t1', { quantity: 990 });
    const { items } = cartReducer(emptyCart(), { type: 'add', line, now });
    expect(quantityCapacity(items, { ...line, id: 't2' })).toBe(10);
    expect(quantityCapacity(items, newLine('t3', { ticket: { listNumber: [7] } }))).toBe(1_000);
  });

  it('refuses what its line has no room for, two of the same together too', () => {
    const line = newLine('t1', { quantity: 500 });
    expect(checkCapacity([], [line, { ...line, id: 't2' }])).toMatchObject({ ok: true });
    expect(checkCapacity([], [line, { ...line, id: 't2', quantity: 501 }])).toMatchObject({
      ok: false,
      message: 'Số lượng phải từ 1 đến 1.000',
    });
  });

  it('counts lines as they would stand: a full cart takes more of what it holds', () => {
    const lines = Array.from({ length: 200 }, (_, index) =>
      newLine(`t${index}`, { ticket: { listNumber: [1 + (index % 80)] }, numberPeriod: 1 + Math.floor(index / 80) }),
    );
    const { items } = lines.reduce((state, line) => cartReducer(state, { type: 'add', line, now }), emptyCart());
    expect(items).toHaveLength(200);
    expect(checkCapacity(items, [newLine('again', { ticket: { listNumber: [1] } })])).toMatchObject({ ok: true });
    expect(checkCapacity(items, [newLine('new', { ticket: { listNumber: [1, 2] } })])).toMatchObject({
      ok: false,
      message: 'Giỏ hàng chứa tối đa 200 dòng vé',
    });
  });
});
