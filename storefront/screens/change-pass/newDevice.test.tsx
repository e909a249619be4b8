import { texts } from '@veloc/rules';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { renderStorefront, unmountAll } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import ChangePassScreen from './ChangePassScreen';

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
const change = () =>
  act(async () => {
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Đổi mã PIN')?.click();
  });

it('leads to the code where the server takes the old PIN for none, and keeps the new PIN', async () => {
  const { fetch, sent } = scriptedFetch(({ path, body }) => {
    const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    if (path === '/otp-verify/send') {
      return { status: 200, body: { data: { challengeId: 'c1', expiresAt: later(5), resendAt: later(1) } } };
    }
    if (path === '/otp-verify/verify') {
      return { status: 200, body: { data: { verified: true, user: null, signature: 'proven' } } };
    }
    if (path !== '/users/change-pass') return { status: 404, body: {} };
    return (body as { signature?: string }).signature === 'proven'
      ? { status: 200, body: { token: 't2', data: { changed: true, token: 't2', refreshToken: 'r', expiresIn: 900 } } }
      : { status: 403, body: { status: 403, code: 'CODE_REQUIRED', message: texts.pinNeedsCode } };
  });
  const routes = [
    { path: '/profile', layout: 'game', Screen: () => <main>Hồ sơ của bạn</main> } as const,
    { path: '/account/change-pass', layout: 'game', Screen: ChangePassScreen } as const,
  ];
  const user = { id: 'u1', name: 'An', phone: '+84912345678', hasPin: true };
  const storage = memoryStorage({ 'veloc.token': 't', 'veloc.user': JSON.stringify(user) });
  const { text } = await renderStorefront({ path: '/account/change-pass', routes, storage, fetch });
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('main input[inputmode=numeric]')];
  await until(() => expect(fields()).toHaveLength(3));
  const type = (place: number, value: string) =>
    act(async () => {
      const field = fields()[place];
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await type(0, '140789');
  await type(1, '274913');
  await type(2, '274913');
  await change();
  await until(() => expect(text()).toContain(texts.pinNeedsCode));
  expect(document.querySelector('main input[value=pin]')).toBeNull();
  await until(() => expect(text()).toContain('Nhập mã OTP'));
  await type(0, '402913');
  await change();
  await until(() => expect(text()).toContain('Hồ sơ của bạn'));
  expect(sent.filter(({ path }) => path === '/otp-verify/send').map(({ body }) => body)).toMatchObject([
    { purpose: 'change_pin' },
  ]);
  expect(sent.filter(({ path }) => path === '/users/change-pass').map(({ body }) => body)).toMatchObject([
    { newPin: '274913', oldPin: '140789' },
    { newPin: '274913', signature: 'proven' },
  ]);
}, 60_000);
