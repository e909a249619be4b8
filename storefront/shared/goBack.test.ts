import { afterEach, expect, it, vi } from 'vitest';
import { goToPage, pagesBehind } from './navigation';
import { goBack, parentOf } from './navigation';

afterEach(() => {
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

/** Goes back, and tells how. */
function back() {
  const stepped = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  const navigate = vi.fn();
  goBack(navigate);
  return { stepped: stepped.mock.calls.length, navigated: navigate.mock.calls };
}

it('leads to the page over the one shown when one came from elsewhere', () => {
  // Pages of others are behind.
  history.pushState(null, '', '/elsewhere');
  history.replaceState(null, '', '/result/mega/01545');
  expect(back()).toEqual({ stepped: 0, navigated: [['/result', { replace: true }]] });
});

it('goes back within the shop, also when an entry was replaced on the way', () => {
  history.replaceState(null, '', '/');
  goToPage('/mega');
  goToPage('/cart', { replace: true, state: { returnTo: '/mega' } });
  expect(history.state).toEqual({ returnTo: '/mega', behind: 1 });
  expect(back()).toEqual({ stepped: 1, navigated: [] });
});

it('counts by the entry one is on: a page typed over another has none of its own behind', () => {
  goToPage('/mega');
  goToPage('/cart');
  expect(pagesBehind()).toBe(2);
  history.pushState(null, '', '/guide');
  expect(pagesBehind()).toBe(0);
});

it.each([
  ['/', '/'],
  ['/mega', '/'],
  ['/result/check', '/result'],
  ['/account/tickets/7', '/account/tickets'],
  ['/account/tickets/7/reward', '/account/tickets/7'],
  ['/loto/detail', '/loto'],
  ['/loto/ticket-reward?id=7', '/loto/ticket-detail?id=7'],
  ['/classic/ticket-detail?id=7', '/account/tickets?game=classic'],
  ['/checkout', '/cart'],
  ['/checkout/vnpt?status=1', '/account/charge'],
  ['/payment/checkout', '/'],
  ['/payment/cart-checkout?id=7', '/account/tickets'],
  ['/account/payment-history/7', '/account/payment-history'],
  ['/account/payment-history', '/account'],
  ['/account/recharge/checkout?amount=10000', '/account/recharge'],
  ['/account/verify?phone=1', '/'],
  ['/profile/edit', '/profile'],
  ['/device-management/print-queue', '/account'],
  ['/guide/mega', '/guide'],
])('%s hangs under %s', (address, parent) => expect(parentOf(address)).toBe(parent));
