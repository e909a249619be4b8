import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cartPayment, cartReducer, cartTotals, chosenLines, emptyCart, syncPayload, type CartAction } from '../index';
import { updatePayload } from './payloads';
import { lineAnswer, newLine } from '../testing/cartLine';

const now = Date.parse('2026-08-21T10:00:00Z');
const mega = { gameId: 'mega', ticket: { listNumber: [1, 2, 3, 4, 5, 6] }, unitPrice: 50_000 } as const;
const actions: CartAction[] = [
  { type: 'synced', items: [lineAnswer('s1', { quantity: 2, numberPeriod: 3, version: 4 })], startedAt: now, now },
  { type: 'add', line: newLine('t1', mega), now },
];
const { items } = actions.reduce(cartReducer, emptyCart());

it('a sync sends the fields of lines the server has accepted, as it holds them', () => {
  expect(syncPayload(items, now)).toEqual({
    items: [
      {
        id: 's1',
        gameId: 'keno',
        gameName: 'KENO',
        ticket: newLine('s1').ticket,
        unitPrice: 10_000,
        quantity: 2,
        periodId: 'keno:0284640',
        addedAt: '2026-08-21T10:00:00.000Z',
        numberPeriod: 3,
        version: 4,
      },
    ],
    syncTimestamp: '2026-08-21T10:00:00.000Z',
  });
});

it('an update sends the item’s id, its quantity and the version it was seen in', () => {
  expect(items.map(updatePayload)).toEqual([
    { itemId: 's1', quantity: 2, version: 4 },
    { itemId: 't1', quantity: 1 },
  ]);
});

it('a payment of all lines mixes games, without a fee', () => {
  expect(cartPayment(chosenLines(items, new Set()))).toEqual({
    gameId: 'cart',
    total: 70_000,
    fee: 0,
    value: 70_000,
    id: 's1,t1',
    items: [
      { id: 's1', quantity: 2 },
      { id: 't1', quantity: 1 },
    ],
  });
});

it.each([
  [['t1'], 20_000, 's1'],
  [['s1'], 50_000, 't1'],
  [['s1', 't1'], 0, ''],
  [['nobody'], 70_000, 's1,t1'],
])('a payment without %j is of %i đồng for %s', (unticked, total, id) => {
  expect(cartPayment(chosenLines(items, new Set(unticked)))).toMatchObject({ total, value: total, fee: 0, id });
});

it('a payment of a checkout session carries its id', () => {
  expect(cartPayment(items, 'session')).toMatchObject({ id: 'session', total: 70_000 });
});

it('totals of any lines are the sum of their quantities times their prices', () => {
  const line = fc.record({ quantity: fc.integer({ min: 1, max: 1_000 }), plays: fc.integer({ min: 1, max: 20_000 }) });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 200 }), fc.nat(200), (lines, cut) => {
      const counted = lines.map(({ quantity, plays }) => ({ quantity, unitPrice: plays * 10_000 }));
      const whole = cartTotals(counted);
      const parts = [cartTotals(counted.slice(0, cut)), cartTotals(counted.slice(cut))] as const;
      expect(whole.total).toBe(parts[0].total + parts[1].total);
      expect(whole).toMatchObject({ count: lines.length, fee: 0, value: whole.total });
      expect(Number.isSafeInteger(whole.total)).toBe(true);
      expect(cartTotals(counted.toReversed())).toEqual(whole);
    }),
  );
});
