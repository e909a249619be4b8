import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { renderShop } from '../../testing/renderShop';
import { scriptedFetch, type Turn } from '../../testing/scriptedFetch';
import VerifyScreen from './VerifyScreen';

const sentAt = '2026-11-22T10:58:30.000Z';

it('judges a code that came sooner than the answer to the call that sent it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let answer = (_turn: Turn) => {};
  const script = scriptedFetch(({ path }) => {
    if (path === '/otp-verify/send') return new Promise<Turn>((resolve) => (answer = resolve));
    return { status: 400, body: { code: 'OTP_INVALID', message: 'Mã xác thực không đúng.' } };
  });
  const shop = await renderShop({
    path: '/account/verify?phone=%2B84912345678&existing=true',
    fetch: script.fetch,
    routes: [{ path: '/account/verify', layout: 'empty', Screen: VerifyScreen }],
  });
  const verified = () => script.sent.filter(({ path }) => path === '/otp-verify/verify');

  const boxes = document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(boxes, '402913');
    boxes?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(verified()).toEqual([]);
  expect(shop.text()).not.toContain('Chưa gửi được mã');

  await act(async () => {
    answer({ status: 200, body: { data: { challengeId: 'c1', expiresAt: sentAt, resendAt: sentAt } } });
    await vi.waitFor(() => expect(verified()).toHaveLength(1));
  });
  expect(verified()[0]?.body).toMatchObject({ challengeId: 'c1', code: '402913' });
  await shop.unmount();
  vi.unstubAllGlobals();
});

it('cuts no code off the number of another country', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const shop = await renderShop({
    path: '/account/verify?phone=%2B855123456789&existing=true',
    fetch: scriptedFetch(() => 'hang').fetch,
    routes: [{ path: '/account/verify', layout: 'empty', Screen: VerifyScreen }],
  });
  expect(shop.text()).toContain('+855123456789');
  await shop.unmount();
  vi.unstubAllGlobals();
});

it('takes the code, and the PIN once that is chosen, without a press on the boxes', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const shop = await renderShop({
    path: '/account/verify?phone=%2B84912345678&existing=true',
    fetch: scriptedFetch(() => 'hang').fetch,
    routes: [{ path: '/account/verify', layout: 'empty', Screen: VerifyScreen }],
  });
  expect(document.activeElement?.getAttribute('autocomplete')).toBe('one-time-code');
  const other = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('mã PIN'));
  await act(async () => other?.click());
  expect(document.activeElement).toBe(document.querySelector('main input'));
  expect(shop.text()).toContain('Nhập mã PIN');
  await shop.unmount();
  vi.unstubAllGlobals();
});
