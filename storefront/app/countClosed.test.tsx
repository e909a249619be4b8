import { act } from 'react';
import { expect, it } from 'vitest';
import { memoryStorage } from '../testing/fakes';
import { fakeTime, renderStorefront } from '../testing/renderStorefront';
import { scriptedFetch } from '../testing/scriptedFetch';
import CartScreen from '../screens/cart/CartScreen';
import '../features/order/useClosedLines';

// 12:03 in Vietnam.
const pass = fakeTime(Date.parse('2026-11-21T05:03:00Z'));

const onSale = {
  id: 'keno:20261121:1300',
  name: 'Kỳ #0219999',
  gameId: 'keno',
  resultDate: '21/11/2026',
  resultTime: '13:00',
  dialDate: '2026-11-21T06:00:00.000Z',
  estJackpotPrize1: null,
  estJackpotPrize2: null,
  status: 'open',
};
const keno = {
  gameId: 'keno',
  title: 'KENO',
  heading: '',
  href: '/keno',
  timeout: false,
  expiredTime: '12:59:00',
  periodId: onSale.id,
  lastPeriodId: 'keno:20261121:1152',
  isCalculate: false,
  isCountDown: true,
  countDown: 3_360,
  nextPeriod: onSale,
};

const line = (id: string, periodId: string, quantity: number) => ({
  id,
  gameId: 'keno',
  ticket: { code: 'A', label: 'keno', listNumber: [quantity], playMethod: 'LEVEL_1', betAmount: 1e4, price: '10000' },
  periodId,
  unitPrice: 10_000,
  quantity,
  numberPeriod: 1,
});

it('counts at the cart what can still be bought, as the cart itself does', async () => {
  const items = [line('open', onSale.id, 2), line('closed', 'keno:20261121:1152', 3)];
  const storage = memoryStorage({
    'veloc.cart': JSON.stringify({ version: '1.0', timestamp: Date.now(), items }),
  });
  const { fetch } = scriptedFetch(({ path }) =>
    path === '/client/get-current-period'
      ? { status: 200, body: { listPeriod: [keno], serverTime: new Date().toISOString() } }
      : { status: 404, body: {} },
  );
  const page = await renderStorefront({
    path: '/',
    routes: [
      { path: '/', layout: 'default', Screen: () => null },
      { path: '/cart', layout: 'empty', Screen: CartScreen },
    ],
    storage,
    fetch,
    deviceNow: () => Date.now(),
    stopwatch: () => Date.now(),
  });
  await pass(5_000);
  expect(page.text()).toContain('Giỏ hàng (2)');
  await act(async () => page.location.navigate('/cart'));
  expect(page.text()).toContain('2 vé · 3 vé đã đóng');
  await act(async () => page.location.navigate('/'));

  await pass(57 * 60_000);
  expect(page.text()).not.toContain('Giỏ hàng (');
  await act(async () => page.location.navigate('/cart'));
  expect(page.text()).toContain('Giỏ hàng5 vé đã đóng');
}, 60_000);
