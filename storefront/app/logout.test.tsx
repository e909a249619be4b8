import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createCart } from '../state/cart/cart';
import { createPayments } from '../state/payment/payments';
import { memoryStorage, testUser } from '../testing/fakes';
import { renderStorefront } from '../testing/renderStorefront';

const ticket = { code: 'A', listNumber: [4, 8, 15, 16, 23, 42], price: '10000', isDone: true };
const draft = { gameId: 'mega', ticket, periodId: null } as const;
const games = [{ gameId: 'mega', maxPeriods: 12 }] as const;

/** What a player may leave on a device, and who writes it. */
const ofThePlayer = [
  'veloc.token',
  'veloc.refresh-token',
  'veloc.user',
  'veloc.phone',
  'veloc.pin',
  'veloc.otp',
  'veloc.cart',
  'veloc.draft.mega',
  'veloc.purchase',
  'veloc.payment',
  'veloc.withdrawal',
  'veloc.reward-transfer',
];

let unmount: () => Promise<void> = async () => undefined;
afterEach(() => unmount());

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** What stays on a device whoever uses it. */
const ofTheDevice = ['veloc.dark-mode', 'veloc.epoch'];

/** The shop with a player who has typed, built, chosen and begun to pay; nothing answers but what `fetch` knows. */
async function playing(fetch?: typeof globalThis.fetch) {
  const storage = memoryStorage({
    'veloc.token': 'token-1',
    'veloc.refresh-token': 'refresh-1',
    'veloc.pin': '140789',
    'veloc.otp': '{}',
    'veloc.withdrawal': '{}',
    'veloc.reward-transfer': '{}',
    'veloc.dark-mode': 'true',
  });
  const rendered = await renderStorefront({ path: '/account', storage, ...(fetch ? { fetch } : {}) });
  unmount = rendered.unmount;
  return { ...rendered, storage };
}

it('leaves none of the player’s keys on the device, neither at once nor later, and keeps what is the device’s own', async () => {
  const { shop, storage } = await playing();
  await act(async () => {
    shop.session.setUser(testUser);
    shop.session.rememberPhone('912345678');
    shop.drafts.write('mega', 'six numbers');
    const cart = shop.cart.open(createCart);
    cart.add([draft], games);
    cart.leave();
    const payments = shop.payments.open(createPayments);
    payments.buy([draft], games);
    payments.pay({
      subject: 'cart 1',
      lines: [],
      order: () => Promise.resolve({ id: 'order-1', needsProof: false }),
      charge: () => new Promise(() => undefined),
      onPaid: () => undefined,
      onFailed: () => undefined,
    });
  });
  const left = () => Object.keys(storage.entries()).filter((key) => !ofTheDevice.includes(key));
  expect(left().toSorted()).toEqual(ofThePlayer.toSorted());

  await act(async () => shop.session.logout());
  expect(left()).toEqual([]);
  expect(shop.cart.count.get()).toBe(0);
  expect(shop.session.get()).toEqual({ user: null, token: null, authStatus: null });
  // The cart is saved 500 ms after a change (spec section 4); nothing of it may come back.
  await act(async () => shop.cart.open(createCart).leave());
  expect(left()).toEqual([]);
});

it('asks first while the server does not know all of the cart, and goes at once when it does', async () => {
  const { shop, text } = await playing();
  const press = async (name: string) => {
    const find = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 50_000 });
    await act(async () => find()?.click());
  };
  const isOut = () => shop.session.get().token === null;
  const leaves = (left = shop) => act(() => vi.waitFor(() => expect(left.session.get().token).toBeNull()));
  const cart = shop.cart.open(createCart);
  await act(async () => cart.add([draft], games));
  await press('Đăng xuất');
  expect(text()).toContain('Giỏ hàng chưa được lưu');
  expect(isOut()).toBe(false);
  await press('Ở lại');
  expect(isOut()).toBe(false);
  await press('Đăng xuất');
  await press('Vẫn đăng xuất');
  await leaves();
  await unmount();

  const { shop: saved } = await playing();
  await press('Đăng xuất');
  await leaves(saved);
});

it('shows nobody the balance of who was here before', async () => {
  let balance: number | null = 250_000;
  const fetch = async (input: RequestInfo | URL) => {
    const { pathname } = new URL(new Request(input).url);
    if (pathname !== '/users/get-user-balance' || balance === null) throw new TypeError('Failed to fetch');
    return Response.json({ status: 200, message: '', data: { amount: balance, rewardAmount: 0 } });
  };
  const { shop, storage, text } = await playing(fetch);
  const shows = (words: string) =>
    vi.waitFor(
      async () => {
        await act(async () => undefined);
        expect(text()).toContain(words);
      },
      { timeout: 50_000 },
    );
  await shows('250.000');

  await act(async () => shop.session.logout());
  expect(text()).not.toContain('250.000');
  balance = null;
  storage.setItem('veloc.token', 'token-2');
  storage.setItem('veloc.refresh-token', 'refresh-2');
  await act(async () => shop.session.syncFromStorage());
  await shows('Đăng xuất');
  expect(text()).not.toContain('250.000');
});
