import { act } from 'react';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { fakeTime } from '../../testing/renderStorefront';
import { renderStorefront } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import RechargeCheckoutScreen from './RechargeCheckoutScreen';

const START = Date.parse('2026-11-21T05:00:00.000Z');
const MINUTE = 60_000;
const PATH = '/account/recharge/checkout';
const INIT = '/internalpaygateway/init';
const routes = [{ path: PATH, layout: 'empty', Screen: RechargeCheckoutScreen } as const];

const pass = fakeTime(START);
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))?.click(),
  );

const code = {
  id: 't1',
  paymentUrl: '',
  qrContent: '0002010102',
  accountNumber: '0000000000',
  accountBank: 'Vietcombank',
  transferNote: 'VL7K2M9XQ4TD',
  expiresAt: new Date(START + 30 * MINUTE).toISOString(),
};
const open = (fetch: typeof globalThis.fetch, query: string) => {
  const storage = memoryStorage({ 'veloc.token': 't', 'veloc.user': '{"id":"u1","phone":"+84912345678"}' });
  return renderStorefront({ path: `${PATH}${query}`, routes, storage, fetch });
};

it('asks for the same code again when an answer was lost, and for another once it has expired', async () => {
  let isOnline = false;
  const { fetch, sent } = scriptedFetch(({ path }) => {
    if (path !== INIT) return { status: 404, body: {} };
    if (!isOnline) return 'lost';
    return { status: 200, body: { data: code } };
  });
  const page = await open(fetch, '?amount=200000');
  const keysSent = () => new Set(sent.filter(({ path }) => path === INIT).map(({ key }) => key));
  await pass(MINUTE);
  expect(page.text()).toContain('Chưa tạo được mã chuyển khoản');

  isOnline = true;
  await press('Thử lại');
  await pass(MINUTE);
  expect(page.text()).toContain('VL7K2M9XQ4TD');
  expect(keysSent().size).toBe(1);

  await pass(30 * MINUTE);
  await press('Tạo mã mới');
  await pass(MINUTE);
  expect(keysSent().size).toBe(2);
});

it('names the bank the money goes to, and says that it has not come yet to whoever asks', async () => {
  let status = 'pending';
  const { fetch } = scriptedFetch(({ path }) => {
    if (path === INIT) return { status: 200, body: { data: code } };
    if (!path.startsWith('/client/payment-history/t1')) return { status: 404, body: {} };
    const data = { id: 't1', kind: 'topup', amount: 200_000, status, title: 'Nạp tiền', createdAt: code.expiresAt };
    return { status: 200, body: { data: { ...data, order: null } } };
  });
  const page = await open(fetch, '?amount=200000&bank=tcb');
  const told = () => document.querySelector('[role=alertdialog], [role=dialog]')?.textContent ?? '';
  await pass(MINUTE);
  expect(page.text()).toContain('Chuyển đến Vietcombank');

  await press('Tôi đã chuyển khoản');
  await pass(1000);
  expect(told()).toContain('Ngân hàng chưa báo có khoản chuyển này');

  await press('Đóng');
  status = 'processing';
  await press('Tôi đã chuyển khoản');
  await pass(1000);
  expect(told()).toContain('Số tiền nhận được khác 200.000');
});
