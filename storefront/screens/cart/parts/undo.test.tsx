import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCart } from '../../../state/cart/cart';
import { draft, games } from '../../../testing/openCart';
import { renderStorefront, unmountAll } from '../../../testing/renderStorefront';
import CartScreen from '../CartScreen';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await unmountAll();
  vi.unstubAllGlobals();
});

const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(name),
  );
const press = (name: string) => act(async () => button(name)?.click());

it('gives back both lines when a second press on the bin has met the one that moved up', async () => {
  const page = await renderStorefront({
    path: '/cart',
    routes: [{ path: '/cart', layout: 'empty', Screen: CartScreen }],
  });
  const cart = page.shop.cart.open(createCart);
  const lines = () => cart.get().cart.items.map(({ ticket }) => ticket);
  await act(async () => void cart.add([draft(1), draft(2), draft(3)], games));
  const before = lines();
  expect(before).toHaveLength(3);
  await press('Xóa vé A');
  await press('Xóa vé A');
  expect(lines()).toHaveLength(1);
  expect(page.text()).toContain('Đã xóa 2 vé');
  await press('Hoàn tác');
  expect(lines()).toHaveLength(3);
  expect(lines()).toEqual(expect.arrayContaining(before));
}, 60_000);
