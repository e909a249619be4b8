import { TOP_UP } from '@veloc/rules';
import { act } from 'react';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { fakeTime } from '../../testing/renderStorefront';
import { renderStorefront } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import { moneyKeys } from '../../data/moneyKeys';
import PaymentHistoryScreen from './PaymentHistoryScreen';

const START = Date.parse('2026-11-21T05:00:00.000Z');
const END = START + TOP_UP.validFor;
const MINUTE = 60_000;
const routes = [
  { path: '/account/payment-history/:id?', layout: 'empty', quiet: true, Screen: PaymentHistoryScreen } as const,
];
const payment = {
  id: 't1',
  kind: 'topup',
  amount: 200_000,
  status: 'pending',
  title: 'Nạp tiền',
  createdAt: new Date(START).toISOString(),
};

const pass = fakeTime(START);

/** The open receipt of a top-up on a server whose clock is `ahead()` ms before the device's. */
async function openReceipt(ahead = () => 0) {
  const { fetch } = scriptedFetch(({ path }) => ({
    status: path.startsWith('/client/payment-history/') ? 200 : 404,
    body: { data: payment },
    headers: { 'Server-Time': new Date(Date.now() + ahead()).toISOString() },
  }));
  const storage = memoryStorage({ 'veloc.token': 't', 'veloc.user': '{"id":"u1","phone":"+84912345678"}' });
  const page = await renderStorefront({ path: '/account/payment-history/t1', routes, storage, fetch });
  await pass(MINUTE);
  expect(page.text()).toContain('Chờ chuyển khoản');
  return page;
}

it('an open receipt of a top-up becomes overdue at the moment at which its code does', async () => {
  const { text } = await openReceipt();
  await pass(END - 1 - Date.now());
  expect(text()).toContain('Mở mã chuyển khoản');
  await pass(1);
  expect(text()).toContain('Mã đã hết hạn');
  expect(text()).toContain('tiền vẫn vào ví khi ngân hàng báo về');
  expect(text()).toMatch(/Nạp lại 200\.000/);
});

it('leads to a code of its own, also in the tab that made the one that has expired', async () => {
  const subject = '200000 vcb';
  const old = moneyKeys.renew('topUp', subject);
  await openReceipt();
  await pass(END - Date.now());
  expect(moneyKeys.of('topUp', subject)).toBe(old);
  await act(async () => document.querySelector<HTMLElement>('a[href*="/recharge/checkout?amount=200000"]')?.click());
  expect(moneyKeys.of('topUp', subject)).not.toBe(old);
});

it('goes by the server’s clock, also when that is learned while the receipt is open', async () => {
  let ahead = 0;
  const { text } = await openReceipt(() => ahead);
  ahead = 20 * MINUTE;
  await pass(END - ahead - MINUTE - Date.now());
  expect(text()).toContain('Mở mã chuyển khoản');
  await pass(MINUTE);
  expect(text()).toContain('Mã đã hết hạn');
});
