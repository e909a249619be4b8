import { act } from 'react';
import { expect, it } from 'vitest';
import { createCart } from '../../state/cart/cart';
import { memoryStorage } from '../../testing/fakes';
import { fakeTime, renderStorefront } from '../../testing/renderStorefront';
import { scriptedFetch, type Turn } from '../../testing/scriptedFetch';
import CheckoutScreen from './CheckoutScreen';

const now = Date.parse('2026-08-21T10:30:00.000Z');
const pass = fakeTime(now);

const at = new Date(now).toISOString();
const line = (id: string, lowest: number) => ({
  id,
  gameId: 'mega',
  ticket: { code: 'A', listNumber: [lowest, 12, 23, 31, 40, 45], price: '10000', isDone: true },
  periodId: 'mega:20260823',
  numberPeriod: 1,
  unitPrice: 10_000,
  quantity: 1,
  addedAt: at,
  backendSynced: true,
  validationStatus: 'valid',
});
const [first, second] = [line('s1', 1), line('s2', 2)];
const lines = [first, second];
const order = (id: string, items = lines, status = 'pending') => ({
  id,
  gameId: 'cart',
  total: items.length * 10_000,
  fee: 0,
  value: items.length * 10_000,
  items,
  status,
  expiresAt: new Date(now + 600_000).toISOString(),
  paidAt: status === 'paid' ? at : null,
});
const ok = (data: unknown): Turn => ({ status: 200, body: { data } });
const short: Turn = {
  status: 402,
  body: { code: 'INSUFFICIENT_BALANCE', message: 'Thiếu', data: { shortfall: 5_000 } },
};

/** A player at the checkout of two lines; `held` is what the server's cart has, `charge` what comes of the payment. */
async function openCheckout({
  held = lines,
  unticked = [] as string[],
  charge = (): Turn => ok(paid),
  read = (): Turn => ok({}),
} = {}) {
  const { fetch, sent } = scriptedFetch(({ path }) => {
    if (path === '/client-carts/checkout') {
      return ok({ sessionId: 'whole', id: 'whole', order: order('whole', held), expiresAt: order('').expiresAt });
    }
    if (path === '/payment/cart-payment') return ok({ ...order('part'), balance: 90_000, otpRequired: false });
    if (path === '/payment/cart-payment-confirm') return charge();
    if (path === '/client-carts/checkout-session/whole') return read();
    if (path === '/client-carts/sync') return ok({ items: held });
    if (path === '/users/get-user-balance') return ok({ amount: 90_000, rewardAmount: 0 });
    return { status: 404, body: {} };
  });
  localStorage.setItem('veloc.age-confirmed', 'true');
  const page = await renderStorefront({
    path: '/checkout',
    routes: [{ path: '/checkout', layout: 'empty', Screen: CheckoutScreen }],
    storage: memoryStorage({
      'veloc.token': 't1',
      'veloc.cart': JSON.stringify({ version: '1.0', timestamp: now, lastSyncAt: now, isOpen: false, items: lines }),
      'veloc.cart-choice': JSON.stringify({ unticked, timestamp: now }),
    }),
    fetch,
    deviceNow: () => Date.now(),
  });
  const cart = page.shop.cart.open(createCart);
  const paying = () => sent.filter(({ path }) => /checkout$|cart-payment/.test(path));
  const press = async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.startsWith('Thanh toán'),
    );
    await act(async () => button?.click());
    await pass(100);
  };
  await pass(100);
  return { ...page, cart, paying, press, session: () => cart.get().cart.checkoutSession };
}
const paid = {
  order: order('whole', lines, 'paid'),
  transaction: { id: 't1', kind: 'buy', amount: 20_000, status: 'success', title: 'Mua vé', createdAt: at },
  balance: { amount: 70_000, rewardAmount: 0 },
};

it('makes an order of the whole cart, keeps it as the checkout session, and forgets it once it is paid', async () => {
  let charge: Turn = short;
  const { paying, press, session, text } = await openCheckout({ charge: () => charge });
  expect(session()).toBeNull();
  await press();
  expect(paying().map(({ path }) => path)).toEqual(['/client-carts/checkout', '/payment/cart-payment-confirm']);
  expect(paying()[1]?.body).toEqual({ id: 'whole' });
  expect(session()).toMatchObject({ id: 'whole', order: { status: 'pending' } });
  expect(text()).toContain('10:00');
  charge = ok(paid);
  await press();
  // The order that an earlier press has made is paid, not another one.
  expect(paying().map(({ path }) => path)).toEqual([
    '/client-carts/checkout',
    '/payment/cart-payment-confirm',
    '/payment/cart-payment-confirm',
  ]);
  expect(paying()[2]).toMatchObject({ key: paying()[1]?.key, body: { id: 'whole' } });
  expect(session()).toBeNull();
});

it.each([
  ['chosen lines', { unticked: ['s2'] }, 's1'],
  ['the lines shown, when the server’s cart has more', { held: [...lines, line('s3', 3)] }, 's1,s2'],
  ['the lines shown, when the server has another quantity', { held: [first, { ...second, quantity: 2 }] }, 's1,s2'],
])('pays %s by their ids', async (_name, shop, ids) => {
  const { paying, press } = await openCheckout(shop);
  await press();
  const asked = paying().find(({ path }) => path === '/payment/cart-payment');
  expect(asked?.body).toMatchObject({ id: ids, total: ids.split(',').length * 10_000 });
  expect(paying().at(-1)).toMatchObject({ path: '/payment/cart-payment-confirm', body: { id: 'part' } });
  expect(new Set(paying().map(({ key }) => key)).size).toBe(paying().length);
});

it('is led to what was bought when another tab pays what this one has just seen waiting', async () => {
  let status = 'pending';
  const { cart, press, location, text } = await openCheckout({
    charge: () => short,
    read: () =>
      ok({ sessionId: 'whole', id: 'whole', order: order('whole', lines, status), expiresAt: order('').expiresAt }),
  });
  await press();
  await pass(500);
  expect(text()).toContain('10:00');
  status = 'paid';
  await act(async () => cart.paid(lines.map(({ id, quantity }) => ({ id, quantity }))));
  await pass(100);
  expect(location.history?.at(-1)).toBe('/payment/cart-checkout?id=whole');
});
