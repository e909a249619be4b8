import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage, testUser } from '../testing/fakes';
import { renderStorefront, unmountAll } from '../testing/renderStorefront';
import { scriptedFetch, type Turn } from '../testing/scriptedFetch';
import LoginScreen from '../screens/login/LoginScreen';
import VerifyScreen from '../screens/verify/VerifyScreen';
import MegaScreen from '../games/mega/builder/MegaScreen';
import type { AppRoute } from './route';

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
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));
const type = (selector: string, text: string) =>
  act(async () => {
    const field = document.querySelector<HTMLInputElement>(selector);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** The shop with one call whose answer waits. */
async function open(path: string, slow: string, answers: Record<string, unknown> = {}) {
  let answer = (_turn: Turn) => {};
  const waiting = new Promise<Turn>((resolve) => (answer = resolve));
  const { fetch, sent } = scriptedFetch(({ path: asked }) => {
    if (asked === slow) return waiting;
    return asked in answers ? { status: 200, body: { data: answers[asked] } } : { status: 404, body: {} };
  });
  const routes: AppRoute[] = [
    { path: '/account/login', layout: 'empty', Screen: LoginScreen },
    { path: '/account/verify', layout: 'empty', Screen: VerifyScreen },
    { path: '/mega', layout: 'game', Screen: MegaScreen },
    { path: '/', layout: 'default', Screen: () => null },
  ];
  const page = await renderStorefront({ path, routes, fetch, storage: memoryStorage() });
  const isAsked = () => sent.some((one) => one.path === slow);
  return {
    ...page,
    asked: () => until(() => expect(isAsked()).toBe(true)),
    answer: (data: unknown) => act(async () => answer({ status: 200, body: { data } })),
    path: () => page.location.history?.at(-1),
  };
}

it('leaves alone who has gone on as a guest while the phone was being checked', async () => {
  const page = await open('/account/login', '/otp-verify/check-user');
  await type('input[autocomplete="tel-national"]', '912345678');
  await act(async () => button('Tiếp tục')?.click());
  await page.asked();
  await act(async () => button('Tiếp tục không đăng nhập')?.click());
  await page.answer({ exists: true });
  expect(page.path()).toBe('/');
}, 60_000);

it('logs in who has left the page of the code, and leaves them at their tickets', async () => {
  const soon = new Date(Date.now() + 300_000).toISOString();
  const page = await open('/account/verify?phone=%2B84912345678&existing=true', '/client-get-token-by-endpoint', {
    '/otp-verify/send': { challengeId: 'c1', expiresAt: soon, resendAt: soon },
    '/otp-verify/verify': { verified: true, user: testUser, signature: 's1' },
  });
  await act(async () => button('Đăng nhập bằng mã OTP')?.click());
  await type('input[autocomplete="one-time-code"]', '402913');
  await page.asked();
  await act(async () => page.location.navigate('/mega'));
  await page.answer({ token: 't1', refreshToken: 'r1', user: testUser });
  await until(() => expect(page.shop.session.get().token).toBe('t1'));
  expect(page.path()).toBe('/mega');
}, 60_000);
