import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { renderStorefront, unmountAll } from '../../testing/renderStorefront';
import { scriptedFetch, type Turn } from '../../testing/scriptedFetch';
import WithdrawScreen from './WithdrawScreen';

const ASK = '/client-withdraw/add-new';
const account = { bankId: 'vcb', bankName: 'Vietcombank', accountNumber: '0123456789', accountHolder: 'NGUYEN VAN AN' };
const withdrawal: Turn = {
  status: 200,
  body: {
    data: {
      id: 'w1',
      kind: 'withdraw',
      amount: 100_000,
      status: 'pending',
      title: 'Rút',
      createdAt: '2026-11-22T05:00:00Z',
    },
  },
};

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await unmountAll();
  vi.unstubAllGlobals();
});

const until = (look: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    look();
  }, 10_000);
const press = async (name: string) => {
  const found = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name));
  await until(() => expect(found()).toBeDefined());
  await act(async () => found()?.click());
};

/** The page of a player who has been paid out before; the server answers a withdrawal when `answer` says so. */
async function openPage() {
  let answer = (_turn: Turn) => {};
  const waiting = new Promise<Turn>((resolve) => (answer = resolve));
  const { fetch, sent } = scriptedFetch(({ path }) => {
    if (path === ASK) return waiting;
    if (path === '/client-withdraw/get-accounts') return { status: 200, body: { data: [account] } };
    if (path === '/users/get-user-balance')
      return { status: 200, body: { data: { amount: 900_000, rewardAmount: 0 } } };
    return { status: 404, body: {} };
  });
  const page = await renderStorefront({
    path: '/account/withdraw',
    routes: [
      { path: '/account/withdraw', layout: 'empty', Screen: WithdrawScreen },
      { path: '/mega', layout: 'empty', Screen: () => null },
    ],
    storage: memoryStorage({ 'veloc.token': 't1' }),
    fetch,
  });
  const keys = () => sent.filter(({ path }) => path === ASK).map(({ key }) => key);
  return {
    ...page,
    keys,
    answer: () => act(async () => answer(withdrawal)),
    refuse: (turn: Turn) => act(async () => answer(turn)),
  };
}

async function ask(page: Awaited<ReturnType<typeof openPage>>) {
  await press('100.000');
  await press('Rút 100.000');
  await until(() => expect(page.keys()).toHaveLength(1));
}

it('asks for the same withdrawal again from a page that was loaded anew before the answer', async () => {
  const first = await openPage();
  await ask(first);
  await first.unmount();
  const second = await openPage();
  await ask(second);
  expect(second.keys()).toEqual(first.keys());
  expect(JSON.stringify({ ...localStorage })).not.toContain(account.accountNumber);
  await second.answer();
  await until(() => expect(second.shop.popups.get().success?.title).toBe('Đã gửi yêu cầu rút tiền'));
  await second.unmount();
  const third = await openPage();
  await ask(third);
  expect(third.keys()).not.toEqual(first.keys());
}, 60_000);

it('tells who has left the page that it is sent, and leaves them where they are', async () => {
  const page = await openPage();
  await ask(page);
  await act(async () => page.location.navigate('/mega'));
  await page.answer();
  await until(() => expect(page.shop.popups.get().success?.title).toBe('Đã gửi yêu cầu rút tiền'));
  expect(page.location.history?.at(-1)).toBe('/mega');
}, 60_000);

it('asks for a code alone where the server takes no PIN', async () => {
  const page = await openPage();
  await ask(page);
  const message = 'Trên thiết bị mới, tài khoản nhận tiền mới cần được xác nhận bằng mã OTP.';
  await page.refuse({ status: 403, body: { status: 403, code: 'CODE_REQUIRED', message } });
  await until(() => expect(page.text()).toContain(message));
  expect(document.querySelector('[role=dialog] input[value=pin]')).toBeNull();
  expect(page.text()).toContain('Gửi mã');
});
