import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '../../api/client';
import { browserTimers } from '../../api/timers';
import { memoryStorage } from '../../testing/fakes';
import { scriptedFetch, type Turn } from '../../testing/scriptedFetch';
import { testTransport } from '../../testing/testTransport';
import { createSession } from '../session/session';
import { createCart } from './cart';

const now = Date.parse('2026-08-21T10:30:00.000Z');
const day = 24 * 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

const run = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const empty: Turn = { status: 200, body: { data: { items: [] } } };
const ticket = { code: 'A', listNumber: [1, 12, 23, 31, 40, 45], price: '10000', isDone: true };
const line = { id: 'line-1', gameId: 'mega', ticket, periodId: 'mega:01552', unitPrice: 10_000, quantity: 1 };
const unsent = { 'veloc.cart': JSON.stringify({ items: [line], timestamp: now, version: '1.0' }) };

/** The cart of a player whose page has just begun; `turns` are what the server does. */
function open(stored: Record<string, string>, ...turns: Turn[]) {
  const storage = memoryStorage({ 'veloc.token': 't1', ...stored });
  const { fetch, sent } = scriptedFetch(...turns);
  const { send, credentials } = testTransport({ fetch, storage });
  const api = createClient(send);
  const warn = vi.fn();
  let ids = 0;
  const cart = createCart({
    api,
    session: createSession({ api, credentials, storage, now: () => Date.now() }),
    storage,
    timers: browserTimers,
    lock: (task) => task(false),
    newId: () => `id-${(ids += 1)}`,
    now: () => Date.now(),
    popups: { warn, warnOfFailure: warn },
  });
  cart.start({ online: true });
  return { cart, warn, times: () => sent.map(({ at }) => at), paths: () => sent.map(({ path }) => path) };
}

it('sends what is unsent every 30 s, once its own repeats have failed', async () => {
  const { times } = open(unsent, 'lost');
  await run(95_000);
  expect(times()).toEqual([1_000, 2_000, 4_000, 8_000, 30_000, 60_000, 90_000]);
});

it('compares a cart that is all sent every 5 minutes only', async () => {
  const { times, paths } = open({}, empty);
  await run(600_000);
  expect(times()).toEqual([1_000, 300_000, 600_000]);
  expect(new Set(paths())).toEqual(new Set(['/client-carts/get-cart']));
});

it('gives the sync of a page that is left 2 s, and tells nobody that they ran out', async () => {
  const { cart, warn, paths } = open(unsent, 'hang');
  cart.leave();
  await run(1_999);
  expect(cart.get().cart.isSyncing).toBe(true);
  await run(1);
  expect(cart.get().cart.isSyncing).toBe(false);
  expect(paths()).toEqual(['/client-carts/add-item']);
  expect(warn).not.toHaveBeenCalled();
});

it('looks every 5 minutes for failures of more than a day ago, and forgets them', async () => {
  const { cart } = open({}, 'lost', empty);
  const failures = () => cart.get().cart.syncErrors.length;
  await run(day);
  expect(failures()).toBe(1);
  await run(299_999);
  expect(failures()).toBe(1);
  await run(1);
  expect(failures()).toBe(0);
});
