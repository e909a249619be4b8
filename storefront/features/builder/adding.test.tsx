import { gameEntry } from '@veloc/rules/testing/gameEntry';
import { act } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCart } from '../../state/cart/cart';
import { memoryStorage } from '../../testing/fakes';
import { renderStorefront } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import MegaScreen from '../../games/mega/builder/MegaScreen';
import { useBuilderPorts } from './useBuilderPorts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name));

async function openMega() {
  const closing = Date.now() + 3_600_000;
  const { fetch } = scriptedFetch(() => ({
    status: 200,
    body: { listPeriod: [gameEntry(closing)], serverTime: new Date().toISOString() },
  }));
  const storage = memoryStorage();
  const page = await renderStorefront({
    path: '/mega?numbers=05,12,28,31,40,45',
    routes: [
      { path: '/mega', layout: 'game', Screen: MegaScreen },
      { path: '/elsewhere', layout: 'empty', Screen: () => null },
    ],
    storage,
    fetch,
  });
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(button('Vào giỏ')).toBeDefined();
    expect(button('Vào giỏ')?.getAttribute('aria-disabled')).not.toBe('true');
  }, 20_000);
  return { page: { ...page, storage }, cart: page.shop.cart.open(createCart) };
}

it('empties the slots after it has said what is in the cart', async () => {
  const { page, cart } = await openMega();
  await act(async () => {
    flushSync(() => button('Vào giỏ')?.click());
    expect(page.shop.popups.get()).toMatchObject({
      toast: { message: 'Đã thêm 1 vé vào giỏ hàng.', href: '/cart' },
      success: null,
    });
    expect(page.text()).toContain('1 vé × 1 kỳ');
  });
  expect(page.text()).toContain('Chọn ít nhất một vé.');
  expect(cart.get().cart.items).toHaveLength(1);
  await page.unmount();
}, 60_000);

it('keeps no draft of what is in the cart, even when the page is left before its slots are empty', async () => {
  const { page, cart } = await openMega();
  await act(async () => {
    flushSync(() => button('Vào giỏ')?.click());
    flushSync(() => page.location.navigate('/elsewhere'));
    expect(page.text()).not.toContain('vé × 1 kỳ');
  });
  expect(cart.get().cart.items).toHaveLength(1);
  expect(page.shop.drafts.read('mega')).toBeNull();
  await page.unmount();
}, 60_000);

it('has what it takes out of the draft in the stored cart by then: the page may be killed at once', async () => {
  const { page } = await openMega();
  const write = vi.spyOn(page.shop.drafts, 'write');
  const stored: (string | null)[] = [];
  write.mockImplementation(() => void stored.push(page.storage.getItem('veloc.cart')));
  await act(async () => {
    flushSync(() => button('Vào giỏ')?.click());
    expect(stored[0]).toContain('[5,12,28,31,40,45]');
  });
  await page.unmount();
}, 60_000);

it('adds once what is pressed twice before the slots are empty', async () => {
  const { page, cart } = await openMega();
  await act(async () => {
    button('Vào giỏ')?.click();
    button('Vào giỏ')?.click();
  });
  expect(cart.get().cart.items.map(({ quantity }) => quantity)).toEqual([1]);
  await page.unmount();
}, 60_000);

it('renders no page for what the cart or a notice comes to', async () => {
  let rendered = 0;
  function Page() {
    rendered += 1;
    useBuilderPorts('mega');
    return null;
  }
  const page = await renderStorefront({ path: '/mega', routes: [{ path: '/mega', layout: 'empty', Screen: Page }] });
  const cart = page.shop.cart.open(createCart);
  const before = rendered;
  await act(async () => {
    page.shop.popups.openLogin();
    cart.setOnline(false);
  });
  expect([page.shop.popups.get().login, cart.get().cart.networkStatus]).toEqual([true, 'offline']);
  expect(rendered).toBe(before);
  await page.unmount();
}, 60_000);
