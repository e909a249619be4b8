import { usualGames } from '@veloc/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../api/client';
import { browserTimers } from '../../api/timers';
import { memoryStorage } from '../../testing/fakes';
import { scriptedFetch } from '../../testing/scriptedFetch';
import { testTransport } from '../../testing/testTransport';
import { createSession } from '../session/session';
import { createCart } from './cart';
import { createLazyCart } from './lazyCart';

const now = Date.parse('2026-08-21T10:30:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

const run = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const ticket = { code: 'A', listNumber: [1, 12, 23, 31, 40, 45], price: '10000', isDone: true };
const draft = { gameId: 'mega' as const, ticket, periodId: 'mega:01552' };
const line = { id: 'line-1', ...draft, unitPrice: 10_000, quantity: 2, numberPeriod: 1 };

function saved({ items = [line] as unknown[], age = 0 } = {}) {
  return { 'veloc.cart': JSON.stringify({ items, timestamp: now - age, version: '1.0' }) };
}

function open(stored: Record<string, string>) {
  const storage = memoryStorage(stored);
  const { fetch, sent } = scriptedFetch(({ path, body }) => ({
    status: path === '/auth/logout' ? 401 : 200,
    body: path.endsWith('/add-item')
      ? { data: { ...(body as object), id: 's1', addedAt: new Date(now).toISOString(), validationStatus: 'valid' } }
      : { data: { items: [] } },
  }));
  const { send, credentials } = testTransport({ fetch, storage });
  const api = createClient(send);
  const session = createSession({ api, credentials, storage, now: () => Date.now() });
  let ids = 0;
  const lazy = createLazyCart({
    storage,
    session,
    now: () => Date.now(),
    make(create) {
      const cart = create({
        api,
        session,
        storage,
        timers: browserTimers,
        lock: (task) => task(false),
        newId: () => `id-${(ids += 1)}`,
        now: () => Date.now(),
        popups: { warn: vi.fn(), warnOfFailure: vi.fn() },
      });
      cart.start({ online: true });
      return cart;
    },
  });
  return { lazy, storage, session, sent, paths: () => sent.map(({ path }) => path) };
}

describe('before the cart is open', () => {
  it.each([
    ['what is saved', saved({ items: [line, { ...line, id: 'line-2', quantity: 1 }] }), 3],
    ['nothing of what is no number of tickets', saved({ items: [null, {}, { quantity: -1 }, { quantity: 'x' }] }), 0],
    [
      'nothing of what the server has said to be closed',
      saved({ items: [line, { ...line, id: 'line-2', validationErrorCode: 'PERIOD_CLOSED' }] }),
      2,
    ],
    ['nothing', {}, 0],
    ['nothing after a day', saved({ age: 24 * 3_600_000 + 1 }), 0],
    ['nothing of what cannot be read', { 'veloc.cart': '{' }, 0],
    ['nothing of another version', { 'veloc.cart': '{"items":[{}],"timestamp":0,"version":"2.0"}' }, 0],
  ])('counts %s', (_case, stored, count) => {
    expect(open(stored).lazy.count.get()).toBe(count);
  });

  it('sends nothing, and syncs what was added on an earlier page once it is open', async () => {
    const { lazy, paths, sent } = open({ 'veloc.token': 't1', ...saved() });
    await run(60_000);
    expect(paths()).toEqual([]);
    lazy.open(createCart);
    await run(1_000);
    expect(paths().slice(0, 2)).toEqual(['/client-carts/add-item', '/client-carts/sync']);
    expect(sent[0]).toMatchObject({ key: expect.stringMatching(/^id-/), body: { quantity: 2, unitPrice: 10_000 } });
  });

  it('leaves nothing of a player who logs out', () => {
    const { lazy, session, storage } = open({ 'veloc.token': 't1', ...saved() });
    const heard = vi.fn();
    lazy.count.subscribe(heard);
    session.logout();
    expect(lazy.count.get()).toBe(0);
    expect(heard).toHaveBeenCalledOnce();
    expect(storage.getItem('veloc.cart')).toBeNull();
    expect(lazy.open(createCart).get().cart.items).toEqual([]);
  });

  it('keeps the tickets of a guest when another tab is told of a log-in', () => {
    const { lazy, session, storage } = open(saved());
    storage.setItem('veloc.token', 't1');
    session.syncFromStorage();
    expect(lazy.count.get()).toBe(2);
  });
});

it('counts what another tab has stored, before it is open and after', async () => {
  const { lazy, storage } = open(saved());
  const counts: number[] = [];
  lazy.count.subscribe(() => counts.push(lazy.count.get()));
  const store = (ids: string[]) => {
    const items = ids.map((id, at) => ({
      ...line,
      id,
      ticket: { ...ticket, listNumber: [at + 1, 12, 23, 31, 40, 45] },
    }));
    storage.setItem('veloc.cart', saved({ items })['veloc.cart']);
    lazy.syncFromStorage();
  };
  store(['line-1', 'line-2']);
  lazy.open(createCart);
  await run(0);
  store(['line-1', 'line-2', 'line-3']);
  expect(counts).toEqual([4, 4, 6]);
});

it('leaves lines out of the count as soon as their sales are said to have ended', async () => {
  const { lazy } = open(saved({ items: [line, { ...line, id: 'line-2', quantity: 3 }] }));
  lazy.open(createCart);
  await run(0);
  const counts: number[] = [];
  lazy.count.subscribe(() => counts.push(lazy.count.get()));
  lazy.setClosed(new Set(['line-2']));
  lazy.setClosed(new Set());
  expect(counts).toEqual([2, 5]);
});

describe('opening', () => {
  it('makes one cart, however often it is asked for', () => {
    const { lazy } = open({});
    const create = vi.fn(createCart);
    expect(lazy.open(create)).toBe(lazy.open(create));
    expect(create).toHaveBeenCalledOnce();
  });

  it('tells of its count only after the render that opened it, then of each change', async () => {
    // The second line cannot be read, so the cart has less than the storage.
    const { lazy } = open(saved({ items: [line, {}] }));
    const counts: number[] = [];
    lazy.count.subscribe(() => counts.push(lazy.count.get()));
    const cart = lazy.open(createCart);
    expect(counts).toEqual([]);
    await run(0);
    expect(counts).toEqual([2]);
    expect(cart.add([{ ...draft, ticket: { ...ticket, listNumber: [2, 12, 23, 31, 40, 45] } }], usualGames()).ok).toBe(
      true,
    );
    expect(counts.at(-1)).toBe(3);
  });

  it('keeps what is added in the very moment it opens', async () => {
    const { lazy, paths, storage } = open({ 'veloc.token': 't1' });
    expect(lazy.open(createCart).add([draft], usualGames())).toMatchObject({ ok: true });
    await run(500);
    expect(storage.getItem('veloc.cart')).toContain('01552');
    await run(500);
    expect(paths()).toContain('/client-carts/add-item');
  });
});
