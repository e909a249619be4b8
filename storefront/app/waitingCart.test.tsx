import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppRoute } from '../shared/route';
import { memoryStorage } from '../testing/fakes';
import { renderStorefront, unmountAll } from '../testing/renderStorefront';
import { scriptedFetch } from '../testing/scriptedFetch';
import CartScreen from '../screens/cart/CartScreen';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const savedCart = (items: object[]) => JSON.stringify({ version: '1.0', timestamp: 0, items });

/** What is left on the device of a player whose session is not renewed as the page asks for the balance. */
async function leftOf(cart: string) {
  const storage = memoryStorage({
    'veloc.token': 't1',
    'veloc.refresh-token': 'r1',
    'veloc.cart': cart,
    'veloc.balance': '{"amount":50000}',
  });
  const { fetch } = scriptedFetch(({ path }) => ({ status: /balance|refresh/.test(path) ? 401 : 404, body: {} }));
  const goTo = vi.fn<(path: string) => void>();
  const { shop } = await renderStorefront({ path: '/keno', routes: [], storage, fetch, goTo });
  await act(async () => shop.api.balance().catch(() => undefined));
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/login');
  return storage.entries();
}

beforeEach(() => localStorage.clear());
afterEach(unmountAll);

it('leaves of a session that is not renewed nothing but that a cart waits', async () => {
  expect(await leftOf(savedCart([{ id: 's1' }]))).toEqual({ 'veloc.epoch': '1', 'veloc.waiting-cart': 'true' });
  expect(await leftOf(savedCart([]))).toEqual({ 'veloc.epoch': '1' });
});

const routes: AppRoute[] = [{ path: '/cart', layout: 'game', Screen: CartScreen }];

it('the cart says that it waits where a session has run out, and is empty to any other guest', async () => {
  localStorage.setItem('veloc.waiting-cart', 'true');
  const waiting = await renderStorefront({ path: '/cart', routes });
  expect(waiting.text()).toContain('Đăng nhập để thấy giỏ hàng của bạn');
  expect(waiting.text()).not.toContain('Giỏ hàng trống');
  await waiting.unmount();
  localStorage.clear();
  const empty = await renderStorefront({ path: '/cart', routes });
  expect(empty.text()).toContain('Giỏ hàng trống');
});
