import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderShop } from '../../testing/renderShop';
import { scriptedFetch, type Turn } from '../../testing/scriptedFetch';
import VerifyScreen from './VerifyScreen';

const sentAt = '2026-11-22T10:58:30.000Z';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

/** The page for a phone, with an account by default. The server answers nothing unless told otherwise. */
async function verifyPage(phone: string, { fetch } = scriptedFetch(() => 'hang'), existing = true) {
  const shop = await renderShop({
    path: `/account/verify?phone=${encodeURIComponent(phone)}&existing=${existing}`,
    fetch,
    routes: [{ path: '/account/verify', layout: 'empty', Screen: VerifyScreen }],
  });
  leave = shop.unmount;
  return shop;
}

async function typeCode(code: string) {
  const boxes = document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(boxes, code);
    boxes?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('judges a code that came sooner than the answer to the call that sent it', async () => {
  let answer = (_turn: Turn) => {};
  const script = scriptedFetch(({ path }) => {
    if (path === '/otp-verify/send') return new Promise<Turn>((resolve) => (answer = resolve));
    return { status: 400, body: { code: 'OTP_INVALID', message: 'Mã xác thực không đúng.' } };
  });
  const shop = await verifyPage('+84912345678', script);
  const verified = () => script.sent.filter(({ path }) => path === '/otp-verify/verify');

  await typeCode('402913');
  expect(verified()).toEqual([]);
  expect(shop.text()).not.toContain('Chưa gửi được mã');

  await act(async () => {
    answer({ status: 200, body: { data: { challengeId: 'c1', expiresAt: sentAt, resendAt: sentAt } } });
    await vi.waitFor(() => expect(verified()).toHaveLength(1));
  });
  expect(verified()[0]?.body).toMatchObject({ challengeId: 'c1', code: '402913' });
});

it('cuts no code off the number of another country', async () => {
  const shop = await verifyPage('+855123456789');
  expect(shop.text()).toContain('+855123456789');
});

it('takes the code, and the PIN once that is chosen, without a press on the boxes', async () => {
  const shop = await verifyPage('+84912345678');
  expect(document.activeElement?.getAttribute('autocomplete')).toBe('one-time-code');
  const other = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('mã PIN'));
  await act(async () => other?.click());
  expect(document.activeElement).toBe(document.querySelector('main input'));
  expect(shop.text()).toContain('Nhập mã PIN');
});

it('tells a newcomer whose code is complete that the age is still to be confirmed, and goes there', async () => {
  const script = scriptedFetch(() => 'hang');
  const shop = await verifyPage('+84912345678', script, false);
  await typeCode('402913');
  expect(script.sent.filter(({ path }) => path === '/otp-verify/verify')).toEqual([]);
  expect(shop.text()).toContain('Bạn cần đủ 18 tuổi và đồng ý để mở tài khoản');
  const age = document.querySelector<HTMLInputElement>('input[type="checkbox"]');
  expect(document.activeElement).toBe(age);
  await act(async () => age?.click());
  expect(shop.text()).not.toContain('Bạn cần đủ 18 tuổi');
});
