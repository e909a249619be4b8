import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { renderStorefront, unmountAll } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import PaymentHistoryScreen from './PaymentHistoryScreen';

const routes = [
  { path: '/account/payment-history/:id?', layout: 'empty', quiet: true, Screen: PaymentHistoryScreen } as const,
];
const payment = {
  id: 't1',
  kind: 'reward',
  amount: 37_000_000,
  tax: 3_000_000,
  status: 'success',
  title: 'Trả thưởng',
  createdAt: '2026-11-21T05:00:00.000Z',
};

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await unmountAll();
  vi.unstubAllGlobals();
});

it('the receipt of a prize says what of it was withheld', async () => {
  const { fetch } = scriptedFetch(({ path }) => ({
    status: path.startsWith('/client/payment-history/') ? 200 : 404,
    body: { data: payment },
  }));
  const storage = memoryStorage({ 'veloc.token': 't', 'veloc.user': '{"id":"u1","phone":"+84912345678"}' });
  const { text } = await renderStorefront({ path: '/account/payment-history/t1', routes, storage, fetch });
  await vi.waitFor(() => expect(text()).toContain('Thuế đã khấu trừ−3.000.000\u00A0₫'), { timeout: 20_000 });
  expect(text()).toContain('Trước thuế40.000.000\u00A0₫');
});
