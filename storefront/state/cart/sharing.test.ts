import { cartReducer, emptyCart, readLine, type CartAction, type OrderLine } from '@veloc/rules';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { createSharing } from './sharing';

const now = Date.parse('2026-08-21T10:30:00.000Z');

const line = (id: string, first: number): OrderLine => ({
  ...readLine({ gameId: 'mega', ticket: { listNumber: [first, 12, 23, 31, 40, 45] } }),
  id,
  gameName: 'MEGA 6/45',
  periodId: 'mega:01552',
  unitPrice: 10_000,
  quantity: 1,
  totalPrice: 10_000,
  numberPeriod: 1,
});

/** A tab whose timer for saving is rung by `ring`. */
function open(storage: ReturnType<typeof memoryStorage>, tab: string) {
  let cart = emptyCart();
  let ring = () => {};
  let isOvertaken = false;
  const sharing = createSharing({
    storage,
    timers: {
      after: (_ms, run) => {
        ring = run;
        return () => (ring = () => {});
      },
    },
    now: () => now,
    tab,
    state: () => cart,
    setState: (next) => (cart = next),
    isOvertaken: () => isOvertaken,
  });
  sharing.syncFromStorage();
  return {
    ...sharing,
    ring: () => ring(),
    empty: () => void (cart = emptyCart()),
    overtake: () => void (isOvertaken = true),
    perform(action: CartAction) {
      cart = cartReducer(cart, action);
      sharing.record(action);
    },
    shown: () => cart.items.map(({ id, quantity }) => [id, quantity]),
  };
}

it('two tabs that change the cart before either has stored it lose nothing of each other', () => {
  const storage = memoryStorage();
  const [one, two] = [open(storage, 'one'), open(storage, 'two')];
  one.perform({ type: 'add', line: line('t1', 1), now });
  two.perform({ type: 'add', line: line('t2', 2), now });
  one.ring();
  two.ring();
  one.syncFromStorage();
  expect(one.shown()).toEqual(two.shown());
  expect(one.shown().toSorted()).toEqual([
    ['t1', 1],
    ['t2', 1],
  ]);
});

it('a tab that was silent while many others came and went does not do its changes again', () => {
  const storage = memoryStorage();
  const silent = open(storage, 'silent');
  silent.perform({ type: 'add', line: line('t0', 1), now });
  silent.ring();
  for (let other = 1; other <= 30; other += 1) {
    const tab = open(storage, `tab ${other}`);
    tab.perform({ type: 'add', line: line(`t${other}`, 2), now });
    tab.ring();
    silent.syncFromStorage();
  }
  expect(silent.shown()).toEqual([
    ['t0', 1],
    ['t1', 30],
  ]);
});

it('what waits to be stored is stored at once by a flush, on top of what other tabs have', () => {
  const storage = memoryStorage();
  const [one, two] = [open(storage, 'one'), open(storage, 'two')];
  one.perform({ type: 'add', line: line('t1', 1), now });
  one.ring();
  two.syncFromStorage();
  two.perform({ type: 'setQuantity', id: 't1', quantity: 3, from: 1, line: line('t2', 1), now });
  one.perform({ type: 'remove', id: 't1', quantity: 1, now });
  one.flush();
  two.flush();
  one.flush();
  expect(one.shown()).toEqual([['t2', 2]]);
  expect(two.shown()).toEqual([['t2', 2]]);
});

it('a tab whose player has logged out in another one leaves nothing to the next who logs in there', () => {
  const storage = memoryStorage();
  const tab = open(storage, 'one');
  tab.perform({ type: 'add', line: line('t1', 1), now });
  tab.overtake();
  tab.ring();
  expect(storage.entries()).toEqual({});
});

it('a tab does nothing of the former player’s again in the cart of who logs in next', () => {
  const storage = memoryStorage();
  const [one, two] = [open(storage, 'one'), open(storage, 'two')];
  one.perform({ type: 'add', line: line('t1', 1), now });
  one.ring();
  // The session ends, and what is stored goes with it.
  one.clear();
  one.empty();
  two.clear();
  for (const key of Object.keys(storage.entries())) storage.removeItem(key);
  two.perform({ type: 'add', line: line('t2', 2), now });
  two.ring();
  one.syncFromStorage();
  expect(one.shown()).toEqual([['t2', 1]]);
});
