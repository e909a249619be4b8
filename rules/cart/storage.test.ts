import { describe, expect, it } from 'vitest';
import { cartReducer, emptyCart, restoreCart, saveCart } from '../index';
import { lineAnswer, newLine } from '../testing/cartLine';

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
    expect(Object.keys(saved).toSorted()).toEqual(['isOpen', 'items', 'lastSyncAt', 'timestamp', 'version']);
  });

  it('comes back through JSON as it was', () => {
    const back = restoreCart(JSON.parse(JSON.stringify(saved)), now + 60_000);
    expect(back?.lastSyncAt).toBe(now);
    expect(back?.items).toEqual(cart.items);
  });

  it('does not bring back a line whose removal is under way', () => {
    const removing = cartReducer(cart, { type: 'remove', id: 's1', now });
    expect(saveCart(removing, now).items.map(({ id }) => id)).toEqual(['t1']);
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
    ['quantity 0', { ...five, quantity: 0 }],
    ['a quantity beyond the limit', { ...five, quantity: 1_001 }],
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

  it('cannot reach a prototype', () => {
    const hostile: unknown = JSON.parse(
      '{"id":"x","gameId":"keno","unitPrice":10000,"quantity":1,"ticket":{"listNumber":[1],"__proto__":{"stolen":true}},"__proto__":{"stolen":true}}',
    );
    const [line] = restoreCart({ ...saved, items: [hostile] }, now)?.items ?? [];
    expect(line?.ticket).toEqual({ listNumber: [1] });
    expect('stolen' in (line ?? {})).toBe(false);
    expect('stolen' in {}).toBe(false);
  });
});
