import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppRoute } from '../shared/route';
import { isForGuests } from '../shared/paths';
import { createPopups } from '../state/popups/popups';
import { startOnDevice } from '../state/kept/onDevice';
import { memoryStorage } from '../testing/fakes';
import { renderStorefront, unmountAll } from '../testing/renderStorefront';
import { scriptedFetch } from '../testing/scriptedFetch';
import CartScreen from '../screens/cart/CartScreen';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const now = Date.parse('2026-08-21T10:30:00.000Z');
/** A token that says when it ends, in ms from now. */
const tokenOf = (left: number) => `head.${btoa(JSON.stringify({ exp: (now + left) / 1000 }))}.sign`;
const OVER = tokenOf(-60_000);
const savedCart = JSON.stringify({ version: '1.0', timestamp: 0, items: [{ id: 's1' }] });

/** A page of a player whose session the server does not renew, as it asks for the balance. */
async function lost({
  token = OVER,
  isOpen = true,
  reloads = true,
  asks = 'balance' as 'balance' | 'currentPeriods',
} = {}) {
  const storage = memoryStorage({
    'veloc.token': token,
    'veloc.refresh-token': 'r1',
    'veloc.cart': savedCart,
    'veloc.balance': '{"amount":50000}',
  });
  const refused = asks === 'balance' ? /balance|refresh/ : /period|refresh/;
  const { fetch } = scriptedFetch(({ path }) => ({ status: refused.test(path) ? 401 : 404, body: {} }));
  const goTo = vi.fn<(path: string) => void>();
  const reloadOnce = vi.fn(() => reloads);
  // The page opens in time.
  let time = now - 3_600_000;
  const world = {
    storage,
    fetch,
    goTo,
    reloadOnce,
    isForGuests: () => isOpen,
    deviceNow: () => time,
    stopwatch: () => time,
  };
  const { shop } = await renderStorefront({ path: '/keno', routes: [], ...world });
  time = now;
  await act(async () => shop.api[asks]().catch(() => undefined));
  return { shop, storage, goTo, reloadOnce };
}

beforeEach(() => localStorage.clear());
afterEach(unmountAll);

it('loads a page for guests anew when time has ended the session, with nothing of the player', async () => {
  const { shop, storage, goTo, reloadOnce } = await lost();
  expect(reloadOnce).toHaveBeenCalledOnce();
  expect(goTo).not.toHaveBeenCalled();
  expect(shop.session.get()).toEqual({ user: null, token: null, authStatus: 401 });
  expect(storage.entries()).toEqual({ 'veloc.epoch': '1', 'veloc.ran-out': 'new cart' });
});

it.each([
  ['on a page of the account', { isOpen: false }],
  ['when the server ends a session before its time', { token: tokenOf(600_000) }],
  ['when nobody knows its time', { token: 't1' }],
])('leads to the login %s', async (_when, page) => {
  const { storage, goTo } = await lost(page);
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/login');
  expect(storage.entries()).toEqual({ 'veloc.epoch': '1', 'veloc.ran-out': 'new cart' });
});

it('leads to the login where the page was loaded anew just before', async () => {
  const { goTo } = await lost({ reloads: false });
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/login');
});

it('loads a page for guests anew when its periods are refused, and says why afterwards', async () => {
  const { storage, goTo, reloadOnce } = await lost({ asks: 'currentPeriods' });
  expect(reloadOnce).toHaveBeenCalledOnce();
  expect(goTo).not.toHaveBeenCalled();
  expect(storage.getItem('veloc.ran-out')).toBe('new cart');
});

it('says once at the start that the session has run out, and to nobody who is logged in', () => {
  const popups = createPopups();
  const tell = vi.spyOn(popups, 'tell');
  const over = new AbortController();
  const start = (token: string | null) =>
    startOnDevice(
      popups,
      { get: () => ({ user: null, token, authStatus: null }), subscribe: () => () => undefined },
      over.signal,
    );
  localStorage.setItem('veloc.ran-out', 'new cart');
  start('t1');
  expect(tell).not.toHaveBeenCalled();
  start(null);
  start(null);
  expect(tell).toHaveBeenCalledOnce();
  expect(popups.get().toast).toMatchObject({ message: 'Phiên đăng nhập đã hết hạn.', actionLabel: 'Đăng nhập' });
  expect(localStorage.getItem('veloc.ran-out')).toBe('cart');
  over.abort();
});

const routes: AppRoute[] = [{ path: '/cart', layout: 'game', Screen: CartScreen }];

it('the cart says that it waits where a session has run out, and is empty to any other guest', async () => {
  localStorage.setItem('veloc.ran-out', 'new cart');
  const waiting = await renderStorefront({ path: '/cart', routes });
  expect(waiting.text()).toContain('Đăng nhập để thấy giỏ hàng của bạn');
  expect(waiting.text()).not.toContain('Giỏ hàng trống');
  await waiting.unmount();
  localStorage.clear();
  const empty = await renderStorefront({ path: '/cart', routes });
  expect(empty.text()).toContain('Giỏ hàng trống');
});

it.each(['/', '/keno', '/result/keno/1', '/guide', '/cart', '/loto/detail', '/verify'])('%s is for guests', (path) => {
  expect(isForGuests(path)).toBe(true);
});

it.each(['/account', '/account/withdraw', '/profile/edit', '/checkout', '/payment/1'])(
  '%s is a player’s own, or leads there',
  (path) => expect(isForGuests(path)).toBe(false),
);
