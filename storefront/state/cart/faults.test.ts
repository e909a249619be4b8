import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/errors';
import { draft, games, now, openCart, run } from '../../testing/openCart';
import type { Turn } from '../../testing/scriptedFetch';
import { failureOf } from './pushing';

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('faults', () => {
  it('a lost answer is sent again with the same key and body, so nothing is counted twice', async () => {
    const { cart, server, items } = openCart();
    await run(2_000);
    server.trouble.push('hang');
    cart.add([draft()], games);
    await run(1_500);
    cart.add([draft()], games);
    await run(20_000);
    expect([...server.lines.values()]).toMatchObject([{ quantity: 2 }]);
    expect(items()).toMatchObject([{ quantity: 2, needsSync: false }]);
  });

  it('also when the page is loaded anew in between', async () => {
    const first = openCart();
    await run(2_000);
    first.server.trouble.push('hang', 'lost', 'lost', 'lost', 'lost');
    first.cart.add([draft()], games);
    await run(1_100);
    first.cart.add([draft()], games);
    first.cart.leave();
    const stored = first.storage.entries();
    first.session.logout();
    first.server.trouble.length = 0;
    const again = openCart({ stored, server: first.server });
    await run(10_000);
    expect([...first.server.lines.values()]).toMatchObject([{ quantity: 2 }]);
    expect(again.items()).toMatchObject([{ id: 's1', quantity: 2 }]);
  });

  it('a line removed while its fate was unknown does not come back', async () => {
    const { cart, server, items } = openCart();
    await run(2_000);
    server.trouble.push('hang');
    cart.add([draft()], games);
    await run(1_200);
    cart.remove(items()[0]?.id ?? '');
    await run(20_000);
    expect([...server.lines.values()]).toEqual([]);
    expect(items()).toEqual([]);
  });

  it('tries a failed sync after 1, 2 and 4 s more, then parks the line and never drops it', async () => {
    const { cart, server, sent, items } = openCart();
    await run(2_000);
    sent.length = 0;
    server.trouble.push('lost', 'lost', 'lost', 'lost', 'lost');
    cart.add([draft()], games);
    await run(20_000);
    const times = sent.map(({ at }) => at);
    expect(times.map((at) => at - (times[0] ?? 0))).toEqual([0, 1_000, 3_000, 7_000]);
    expect(items()).toMatchObject([{ isOptimistic: true, syncError: expect.stringContaining('máy chủ') }]);
    server.trouble.length = 0;
    cart.setOnline(true);
    await run(10);
    expect(items()).toMatchObject([{ id: 's1', syncError: null, syncAttempts: 0 }]);
  });

  it('a refused line says why and is not sent again once it has used its attempts', async () => {
    const { cart, server, sent, items } = openCart();
    await run(2_000);
    const refusal: Turn = { status: 409, body: { code: 'PERIOD_CLOSED', message: 'Kỳ quay đã đóng' } };
    server.refuses = ({ path }) => (path.endsWith('add-item') ? refusal : null);
    cart.add([draft()], games);
    await run(1_100);
    expect(items()).toMatchObject([{ validationStatus: 'invalid', validationError: 'Kỳ quay đã đóng' }]);
    await run(200_000);
    expect(sent.filter(({ path }) => path.endsWith('add-item'))).toHaveLength(3);
    expect(items()).toHaveLength(1);
  });

  it('a refused quantity goes back, an unanswered one stays and is sent again', async () => {
    const { cart, server, items } = openCart();
    cart.add([draft()], games);
    await run(2_000);
    server.trouble.push({ status: 422, body: { code: 'VALIDATION_ERROR', message: 'Tối đa' } });
    cart.setQuantity('s1', 5);
    await run(1_100);
    expect(items()[0]?.quantity).toBe(1);
    server.trouble.push('lost');
    cart.setQuantity('s1', 3);
    await run(20_000);
    expect(items()[0]?.quantity).toBe(3);
    expect(server.lines.get('s1')?.quantity).toBe(3);
  });

  it('a removal is stored before the server hears of it, so another tab finds the line gone', async () => {
    const { cart, server, storage } = openCart();
    cart.add([draft()], games);
    await run(2_000);
    const stored: unknown[] = [];
    server.refuses = ({ method }) => {
      if (method === 'DELETE') stored.push(JSON.parse(storage.getItem('veloc.cart') ?? 'null'));
      return null;
    };
    cart.remove('s1');
    cart.setOnline(true);
    await run(100);
    expect(stored).toMatchObject([{ items: [], removing: [{ line: { id: 's1' } }] }]);
  });

  it('a removal the server never hears of is taken back', async () => {
    const { cart, server, items } = openCart();
    cart.add([draft()], games);
    await run(2_000);
    server.trouble.push('lost', 'lost', 'lost', 'lost');
    cart.remove('s1');
    expect(items()).toEqual([]);
    await run(8_000);
    expect(items()).toMatchObject([{ id: 's1' }]);
  });
});

it('has words for a refusal that brings none', () => {
  const wordless = new ApiError('http', '', 'CART_CHANGED', 422);
  expect(failureOf(wordless)).toEqual({
    message: 'Đã có lỗi xảy ra với giỏ hàng',
    code: 'CART_CHANGED',
    refused: true,
  });
});
