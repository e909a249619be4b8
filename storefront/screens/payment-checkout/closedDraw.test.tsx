import { gameEntry } from '@veloc/rules/testing/gameEntry';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { renderStorefront } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import PaymentCheckoutScreen from './PaymentCheckoutScreen';

const PERIODS = '/client/get-current-period';
const NOW = Date.parse('2026-11-21T12:00:00+07:00');
const MINUTE = 60_000;

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
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
  }, 20_000);

/** Before the page is drawn there is no button, and so none that is off. */
function expectReady(name: string) {
  expect(button(name)).toBeDefined();
  expect(button(name)?.getAttribute('aria-disabled')).not.toBe('true');
}

interface Purchased {
  gameId: string;
  tickets: object[];
  periodId: string;
}

const mega: Purchased = {
  gameId: 'mega',
  tickets: [4, 5].map((first) => ({
    code: 'A',
    listNumber: [first, 8, 15, 16, 23, 42],
    price: '10000',
    isDone: true,
  })),
  periodId: 'mega:20260101',
};

/** The page that asks to pay tickets of a draw that is over, while another draw of Mega is on sale. */
async function openCheckout({ gameId, tickets, periodId } = mega) {
  const onSale = gameEntry(NOW + 30 * MINUTE, { periodId: 'mega:20261121' });
  const { fetch, sent } = scriptedFetch(({ path }) => {
    if (path === PERIODS) {
      return { status: 200, body: { listPeriod: [onSale], serverTime: new Date(NOW).toISOString() } };
    }
    if (path === '/users/get-user-balance') {
      return { status: 200, body: { data: { amount: 90_000, rewardAmount: 0 } } };
    }
    if (path === '/client-loto-carts/create-raw-cart-new') {
      return { status: 409, body: { code: 'PERIOD_CLOSED', message: 'Kỳ quay đã đóng bán.' } };
    }
    return { status: 404, body: {} };
  });
  const drafts = tickets.map((ticket) => ({ gameId, ticket, periodId, numberPeriod: 1, quantity: 1 }));
  const storage = memoryStorage({
    'veloc.token': 't1',
    'veloc.refresh-token': 'r1',
    'veloc.purchase': JSON.stringify({ id: 'purchase-1', drafts }),
  });
  const page = await renderStorefront({
    path: '/payment/checkout',
    routes: [{ path: '/payment/checkout', layout: 'empty', Screen: PaymentCheckoutScreen }],
    storage,
    fetch,
    deviceNow: () => NOW,
    stopwatch: () => 0,
  });
  leave = page.unmount;
  const ordered = () => sent.some(({ path }) => path === '/client-tickets/create-raw-ticket');
  const kept = (): string[] =>
    JSON.parse(storage.entries()['veloc.purchase'] ?? '{}').drafts.map(
      ({ periodId }: { periodId: string }) => periodId,
    );
  return { ...page, onSale, ordered, kept };
}

it('does not ask to pay for a draw whose sales have ended, and says so', async () => {
  const { text, ordered } = await openCheckout();
  await until(() => expect(text()).toContain('Kỳ quay đã đóng bán nên 2 vé này chưa được mua.'));
  expect(button('Thanh toán')?.getAttribute('aria-disabled')).toBe('true');
  await act(async () => button('Thanh toán')?.click());
  expect(ordered()).toBe(false);
});

it('takes all its tickets on to the draw on sale at one press', async () => {
  const { text, onSale, kept } = await openCheckout();
  await until(() => expect(button('Chuyển sang')).toBeDefined());
  await act(async () => button('Chuyển sang')?.click());
  await until(() => expectReady('Thanh toán 20.000'));
  expect(text()).not.toContain('đã đóng bán');
  expect(kept()).toEqual([onSale.nextPeriod.id, onSale.nextPeriod.id]);
});

it('leads on from a channel that only the server knows to be closed', async () => {
  const ticket = { lotoType: { id: 'C', name: 'Cuối' }, numbers: '--92', value: 10_000, price: '10000', isDone: true };
  const { shop, text } = await openCheckout({ gameId: 'loto', tickets: [ticket], periodId: 'loto:20261121:tphcm' });
  await until(() => expectReady('Thanh toán 10.000'));
  expect(text()).not.toContain('đã đóng bán');
  await act(async () => button('Thanh toán 10.000')?.click());
  await until(() => expect(button('Tôi đã đủ 18 tuổi')).toBeDefined());
  await act(async () => button('Tôi đã đủ 18 tuổi')?.click());
  await until(() => expect(shop.popups.get().message).toBe('Kỳ quay đã đóng bán.'));
  // The popup is told first, the page is drawn after it.
  await until(() => expect(text()).toContain('Kỳ quay đã đóng bán nên vé này chưa được mua.'));
  expect(document.querySelector('main a[href="/loto"]')?.textContent).toBe('Chọn kỳ khác');
  expect(button('Thanh toán 10.000')?.getAttribute('aria-disabled')).toBe('true');
});
