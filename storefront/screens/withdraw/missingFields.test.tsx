import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { renderStorefront, unmountAll } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import WithdrawScreen from './WithdrawScreen';

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
  const found = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));
  await until(() => expect(found()).toBeDefined());
  await act(async () => found()?.click());
};

it('tells what counts before an amount, and leads to what is missing, one thing after another', async () => {
  const { fetch } = scriptedFetch(({ path }) => {
    if (path === '/users/get-user-balance')
      return { status: 200, body: { data: { amount: 500_000, rewardAmount: 0 } } };
    if (path === '/client-withdraw/get-accounts') return { status: 200, body: { data: [] } };
    const bank = { id: 'vcb', code: 'VCB', name: 'Vietcombank', logo: null, bin: '970436' };
    return path === '/banks/get-all' ? { status: 200, body: { data: [bank] } } : { status: 404, body: {} };
  });
  const routes = [{ path: '/account/withdraw', layout: 'game', Screen: WithdrawScreen } as const];
  const storage = memoryStorage({ 'veloc.token': 't', 'veloc.user': '{"id":"u1","name":"An","phone":"+84912345678"}' });
  await renderStorefront({ path: '/account/withdraw', routes, storage, fetch });

  await press('Rút tiền');
  expect(document.body.textContent).toContain('Mỗi lần từ 10.000\u00A0₫');
  const hasFocusInAmount = () => expect(document.activeElement?.getAttribute('inputmode')).toBe('numeric');
  await until(hasFocusInAmount);
  await press('100.000');
  await press('Rút 100.000');
  await until(() => expect(document.querySelector('[role=dialog]')?.textContent).toContain('Ngân hàng nhận tiền'));
  await act(async () => document.querySelector<HTMLInputElement>('[role=dialog] input[type=radio]')?.click());
  await press('Chọn ngân hàng này');
  // A sheet gives the focus back a moment after it has gone.
  await until(hasFocusInAmount);
  await press('Rút 100.000');
  await until(() => {
    const field = document.activeElement?.id;
    expect(document.querySelector(`label[for="${field}"]`)?.textContent).toBe('Số tài khoản');
  });
});
