import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draft, games, now, openCart, run, ticket } from '../../testing/openCart';

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('adding', () => {
  it('shows the line at once, saves it after 500 ms and sends it after 1 s', async () => {
    const { cart, items, storage, sent, server } = openCart();
    await run(2_000);
    sent.length = 0;
    expect(cart.add([draft()], games)).toMatchObject({ ok: true });
    expect(items()).toMatchObject([{ isOptimistic: true, validationStatus: 'valid', unitPrice: 10_000 }]);
    await run(499);
    expect(storage.getItem('veloc.cart') ?? '').not.toContain('01552');
    await run(1);
    expect(storage.getItem('veloc.cart')).toContain('01552');
    await run(499);
    expect(sent).toHaveLength(0);
    await run(2);
    expect(sent.map(({ path }) => path)).toEqual(['/client-carts/add-item', '/client-carts/sync']);
    expect(items()).toMatchObject([{ id: 's1', backendSynced: true, isOptimistic: false }]);
    expect(server.lines.get('s1')).toMatchObject({ quantity: 1, unitPrice: 10_000 });
  });

  it('refuses all drafts when one is wrong, with the spec’s words', () => {
    const { cart, items } = openCart();
    const wrong = { ...draft(), ticket: { ...ticket(1), listNumber: [1, 1, 2, 3, 4, 5] } };
    expect(cart.add([draft(), wrong], games)).toEqual({
      ok: false,
      code: 'DUPLICATE_NUMBERS',
      message: 'Vé không hợp lệ: Không được chọn số trùng nhau',
    });
    expect(items()).toEqual([]);
  });

  it.each([
    ['a game that is not sold', { gameId: 'keno' as const }, 'INVALID_GAME', 'Game không tồn tại'],
    ['a word of another game', { periodId: 'current' }, 'INVALID_PERIOD', 'Vé không hợp lệ: Kỳ quay không hợp lệ'],
    ['13 draws', { numberPeriod: 13 }, 'VALIDATION_ERROR', 'Số kỳ quay phải từ 1 đến 12'],
    ['1,001 copies', { quantity: 1_001 }, 'VALIDATION_ERROR', 'Số lượng phải từ 1 đến 1.000'],
  ])('refuses %s as the server does', (_name, change, code, message) => {
    const { cart, items } = openCart();
    expect(cart.add([{ ...draft(), ...change }], games)).toMatchObject({ ok: false, code, message });
    expect(items()).toEqual([]);
  });

  it('remembers what it found about a ticket for 5 minutes', async () => {
    const { cart } = openCart({ token: null });
    const judged = () => [...cart.get().cart.validationCache.values()].map(({ checkedAt }) => checkedAt - now);
    cart.add([draft(), draft()], games);
    await run(300_000);
    cart.add([draft(), draft(2)], games);
    expect(judged()).toEqual([0, 300_000]);
    await run(1);
    cart.add([draft()], games);
    expect(judged()).toEqual([300_000, 300_001]);
    expect(cart.get().cart.items.map(({ quantity }) => quantity)).toEqual([4, 1]);
  });

  it('keeps a guest’s lines here and sends them at login', async () => {
    const { cart, session, sent, server, items } = openCart({ token: null });
    cart.add([draft(1), draft(2)], games);
    await run(120_000);
    expect(sent).toHaveLength(0);
    const begun = { data: { token: 't1', user: { id: 'u1', phone: '+84912345678' } } };
    server.trouble.push({ status: 200, body: begun });
    await session.loginByPin('+84912345678', '482913');
    await run(10);
    expect(items().map(({ id }) => id)).toEqual(['s1', 's2']);
  });
});

describe('a player’s cart on a device that has not seen it', () => {
  it('is loading until it has been read', async () => {
    const { cart, items, sent, server } = openCart();
    server.lines.set('s1', {
      ...draft(),
      id: 's1',
      quantity: 2,
      unitPrice: 10_000,
      addedAt: '2026-08-21T10:00:00.000Z',
      validationStatus: 'valid',
    });
    expect(cart.get().cart.isLoading).toBe(true);
    await run(2_000);
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /client-carts/get-cart']);
    expect(items()).toMatchObject([{ id: 's1', quantity: 2, backendSynced: true }]);
    expect(cart.get().cart.isLoading).toBe(false);
  });

  it('is loading no more once that has failed, and again when the player tries again', async () => {
    const { cart, server } = openCart();
    server.trouble.push('lost');
    await run(1_100);
    expect(cart.get().cart).toMatchObject({ isLoading: false, syncErrors: [{ operation: 'sync' }] });
    const answer = cart.retry();
    expect(cart.get().cart.isLoading).toBe(true);
    await run(10);
    expect(await answer).toMatchObject({ ok: true });
    expect(cart.get().cart.isLoading).toBe(false);
  });
});

it('is synced only while somebody is logged in', async () => {
  const { cart, session, server, sent } = openCart({ token: null });
  const isOn = () => cart.get().cart.backendSyncEnabled;
  cart.add([draft()], games);
  expect([isOn(), await cart.retry()]).toMatchObject([false, { ok: false, code: 'SYNC_SKIPPED' }]);
  expect(sent).toEqual([]);
  server.trouble.push({ status: 200, body: { data: { token: 't1', user: { id: 'u1', phone: '+84912345678' } } } });
  await session.loginByPin('+84912345678', '482913');
  expect(isOn()).toBe(true);
  session.logout();
  expect(isOn()).toBe(false);
});

it.each([
  ['warns of lines that recovery drops', false, 1],
  ['leaves that to the page of the cart while it is open, which says it itself', true, 0],
])('%s', async (_name, isOpen, warnings) => {
  const { cart, server, storage, warn } = openCart();
  cart.setOpen(isOpen);
  server.refuses = ({ path }) =>
    path.endsWith('add-item') ? { status: 409, body: { code: 'PERIOD_CLOSED', message: 'Kỳ quay đã đóng' } } : null;
  cart.add([draft()], games);
  await run(90_000);
  cart.setOnline(true);
  expect(cart.get().cart).toMatchObject({ items: [], dropped: [{ syncError: 'Kỳ quay đã đóng' }] });
  expect(warn).toHaveBeenCalledTimes(warnings);
  cart.save();
  expect(JSON.parse(storage.getItem('veloc.cart') ?? '')).toMatchObject({ isOpen });
});

it('keeps copies that were added while the others were being paid', async () => {
  const { cart, items, server } = openCart();
  cart.add([draft(1), draft(2)], games);
  await run(2_000);
  const bought = cart.get().cart.items;
  cart.add([draft(1)], games);
  server.lines.clear();
  cart.paid(bought);
  await run(2_000);
  expect(items().map(({ quantity, ticket }) => [quantity, ticket])).toEqual([[1, bought[0]?.ticket]]);
  expect([...server.lines.values()].map(({ quantity }) => quantity)).toEqual([1]);
});

it('a choice follows a line to the id the server gives it', async () => {
  const { cart, items } = openCart();
  cart.add([draft()], games);
  cart.choose([items()[0]?.id ?? ''], false);
  await run(2_000);
  expect([...cart.get().unticked]).toEqual(['s1']);
});

it('a logout clears the cart and all that is stored of it', async () => {
  const { cart, session, storage, items, server } = openCart();
  server.trouble.push('lost', 'lost');
  cart.add([draft()], games);
  await run(1_100);
  session.logout();
  await run(60_000);
  expect(items()).toEqual([]);
  expect(storage.entries()).not.toHaveProperty(['veloc.cart']);
  expect(storage.entries()).not.toHaveProperty(['veloc.token']);
});
