import { act } from 'react';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { fakeTime, renderStorefront } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import PaymentHistoryScreen from './PaymentHistoryScreen';

const START = Date.parse('2026-11-21T05:00:00.000Z');
const MINUTE = 60_000;
const routes = [
  { path: '/account/payment-history/:id?', layout: 'empty', quiet: true, Screen: PaymentHistoryScreen } as const,
];
const withdrawal = {
  id: 'w1',
  kind: 'withdraw',
  amount: 200_000,
  status: 'pending',
  title: 'Rút tiền',
  createdAt: new Date(START).toISOString(),
};

const pass = fakeTime(START);

/** Presses the button that reads so, the last one where there are several. */
async function press(label: string) {
  const button = [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === label);
  await act(async () => (button ?? expect.fail(`no button reads ${label}`)).click());
}

/** The keys with which a page asks to cancel, on a network that loses each call. */
async function keysOfCancelling(): Promise<Set<string | null>> {
  const { fetch, sent } = scriptedFetch(({ method, path }) => {
    if (path.startsWith('/client/payment-history/')) return { status: 200, body: { data: withdrawal } };
    return method === 'GET' ? { status: 404 } : 'lost';
  });
  const storage = memoryStorage({ 'veloc.token': 't', 'veloc.user': '{"id":"u1","phone":"+84912345678"}' });
  const page = await renderStorefront({ path: '/account/payment-history/w1', routes, storage, fetch });
  await pass(MINUTE);
  await press('Hủy yêu cầu rút tiền');
  await pass(1_000);
  await press('Hủy yêu cầu');
  await pass(MINUTE);
  await page.unmount();
  return new Set(sent.filter(({ path }) => path.includes('cancel')).map(({ key }) => key));
}

it('a withdrawal is cancelled by one key, though the page is loaded anew after an answer that never came', async () => {
  const keys = await keysOfCancelling();
  expect(keys.size).toBe(1);
  expect(await keysOfCancelling()).toEqual(keys);
});
