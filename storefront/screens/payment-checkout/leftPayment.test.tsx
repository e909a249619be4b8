import { gameEntry } from '@veloc/rules/testing/gameEntry';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { renderStorefront } from '../../testing/renderStorefront';
import { scriptedFetch, type Turn } from '../../testing/scriptedFetch';
import MegaScreen from '../../games/mega/builder/MegaScreen';
import PaymentCheckoutScreen from './PaymentCheckoutScreen';

const ORDER = '/client-tickets/create-raw-ticket';
const CHARGE = '/client-transaction/add-transaction';
const at = '2026-11-21T05:00:00.000Z';
const order = (status: 'pending' | 'paid') => ({
  id: 'order-1',
  gameId: 'mega',
  total: 10_000,
  fee: 0,
  value: 10_000,
  items: [],
  status,
  expiresAt: null,
  paidAt: status === 'paid' ? at : null,
});
const transaction = { id: 't1', kind: 'buy', amount: 10_000, status: 'success', title: 'Mua vé', createdAt: at };
const paid: Turn = {
  status: 200,
  body: { data: { order: order('paid'), transaction, balance: { amount: 80_000, rewardAmount: 0 } } },
};

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.setItem('veloc.age-confirmed', 'true');
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name));

/** Answers come in their own time. */
const until = (look: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    look();
  }, 10_000);
const press = async (name: string) => {
  await until(() => {
    expect(button(name)).toBeDefined();
    expect(button(name)?.getAttribute('aria-disabled')).not.toBe('true');
  });
  await act(async () => button(name)?.click());
};

/**
 * A player with money at a builder that holds one ticket. The charge is answered when `answer` says so; `isPaid` is
 * what the server knows of an order made before.
 */
async function openShop(path = '/mega?numbers=05,12,28,31,40,45', storage = memoryStorage(), isPaid = false) {
  let charged = (_turn: Turn) => {};
  const charge = new Promise<Turn>((resolve) => (charged = resolve));
  const script = scriptedFetch(({ path: asked }) => {
    if (asked === '/client/get-current-period') {
      const listPeriod = [gameEntry(Date.now() + 3_600_000)];
      return { status: 200, body: { listPeriod, serverTime: new Date().toISOString() } };
    }
    if (asked === '/users/get-user-balance')
      return { status: 200, body: { data: { amount: 90_000, rewardAmount: 0 } } };
    if (asked === ORDER) return { status: 200, body: { data: order('pending') } };
    if (asked === CHARGE) return charge;
    if (asked.startsWith('/client-carts/checkout-session/')) {
      return { status: 200, body: { data: { order: order(isPaid ? 'paid' : 'pending') } } };
    }
    return { status: 404, body: {} };
  });
  storage.setItem('veloc.token', 't1');
  const page = await renderStorefront({
    path,
    routes: [
      { path: '/mega', layout: 'game', Screen: MegaScreen },
      { path: '/payment/checkout', layout: 'empty', Screen: PaymentCheckoutScreen },
    ],
    storage,
    fetch: script.fetch,
  });
  leave = page.unmount;
  const sentTo = (wanted: string) => script.sent.filter((sent) => sent.path === wanted);
  const asked = (path: string) => sentTo(path).length > 0;
  const go = (to: string) => act(async () => page.location.navigate(to));
  return { ...page, storage, sentTo, asked, go, answer: () => act(async () => charged(paid)) };
}

async function payFor(page: Awaited<ReturnType<typeof openShop>>) {
  await press('Mua ngay');
  await press('Thanh toán 10.000');
  await until(() => expect(page.sentTo(CHARGE)).toHaveLength(1));
}

it('shows the payment under way to who goes back and presses for the same tickets again', async () => {
  const page = await openShop();
  await payFor(page);
  await page.go('/mega');
  await press('Mua ngay');
  await until(() => expect(page.text()).toContain('Đang thanh toán'));
  await page.answer();
  await until(() => expect(page.shop.popups.get().success?.title).toBe('Mua vé thành công!'));
  expect(page.sentTo(ORDER)).toHaveLength(1);
}, 60_000);

it('takes the tickets out of the builder that is open when they are paid', async () => {
  const page = await openShop();
  await payFor(page);
  await page.go('/mega');
  await until(() => expect(page.text()).toContain('1 vé × 1 kỳ'));
  await page.answer();
  await until(() => expect(page.text()).toContain('Chọn ít nhất một vé.'));
  expect(page.shop.drafts.read('mega')).toBeNull();
}, 60_000);

it('leaves in the builder what was not bought', async () => {
  const page = await openShop('/mega');
  await act(async () =>
    page.shop.drafts.write(
      'mega',
      JSON.stringify({
        version: 1,
        methodId: 'GROUP_6',
        amount: 10_000,
        numberPeriod: 1,
        slots: [
          { code: 'A', picks: { numbers: [5, 12, 28, 31, 40, 45], specials: [], groups: [], outcome: null } },
          { code: 'B', picks: { numbers: [5, 12], specials: [], groups: [], outcome: null } },
        ].map((slot) => ({ ...slot, methodId: 'GROUP_6', amount: null })),
      }),
    ),
  );
  await page.go('/payment/checkout');
  await page.go('/mega');
  await payFor(page);
  await page.answer();
  await until(() => expect(page.shop.popups.get().success).not.toBeNull());
  const kept = JSON.parse(page.shop.drafts.read('mega') ?? '{}');
  expect(kept.slots.map(({ code }: { code: string }) => code)).toEqual(['B']);
}, 60_000);

it('keeps what was built while the payment was under way, without what was bought', async () => {
  const page = await openShop();
  await payFor(page);
  await page.go('/mega?numbers=05,12,28,31,40,45&numbers=01,02,03,04,05,06');
  await until(() => expect(page.text()).toContain('2 vé × 1 kỳ'));
  await page.answer();
  await until(() => expect(page.text()).toContain('1 vé × 1 kỳ'));
  expect(page.shop.drafts.read('mega')).toContain('[1,2,3,4,5,6]');
}, 60_000);

it('tells who comes back that the payment left under way has come about, and offers the tickets no more', async () => {
  const before = await openShop();
  await payFor(before);
  await before.unmount();
  const page = await openShop('/mega', before.storage, true);
  await until(() => expect(page.text()).toContain('1 vé × 1 kỳ'));
  await until(() => expect(page.shop.popups.get().success?.title).toBe('Mua vé thành công!'));
  expect(page.text()).toContain('Chọn ít nhất một vé.');
  expect(page.storage.getItem('veloc.purchase')).toBeNull();
}, 60_000);

it('goes on to what was bought from a page that still asked to pay it', async () => {
  const before = await openShop();
  await payFor(before);
  await before.unmount();
  const page = await openShop('/payment/checkout', before.storage, true);
  await until(() => expect(button('Thanh toán 10.000')).toBeDefined());
  await until(() => expect(page.location.history?.at(-1)).toBe('/payment/order-1'));
  expect(page.sentTo(CHARGE)).toEqual([]);
}, 60_000);

it('says nothing of a purchase that was left unpaid, and keeps its tickets', async () => {
  const before = await openShop();
  await payFor(before);
  await before.unmount();
  const page = await openShop('/mega', before.storage);
  await until(() => expect(page.asked('/client-carts/checkout-session/order-1')).toBe(true));
  await until(() => expect(page.text()).toContain('1 vé × 1 kỳ'));
  expect(page.shop.popups.get().success).toBeNull();
}, 60_000);
