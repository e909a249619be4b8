import { texts } from '@veloc/rules';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { renderStorefront, unmountAll } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import LimitsScreen from './LimitsScreen';

const TAKE = '/client-limits/break';
const spans = <T,>(value: T) => ({ day: value, week: value, month: value });
const none = {
  limits: spans(null),
  pending: spans(null),
  spent: spans(0),
  weeks: [],
  year: { spent: 0, won: 0 },
  ticketsThisWeek: 0,
  tellsNearLimit: true,
  usualStake: null,
  breakUntil: null,
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
const typePin = async (value: string) => {
  const field = () => document.querySelector<HTMLInputElement>('[role="dialog"] input[inputmode="numeric"]');
  await until(() => expect(field()).not.toBeNull());
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), value);
    field()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
};

it('begins a break with the PIN, and says of a wrong one that it was', async () => {
  const { fetch, sent } = scriptedFetch(({ path, body }) => {
    if (path !== TAKE) return { status: 200, body: { data: none } };
    const { pin } = body as { pin?: string };
    return pin === '274913'
      ? { status: 200, body: { data: { ...none, breakUntil: '2099-11-28T11:00:00.000Z' } } }
      : { status: 400, body: { code: 'PIN_INVALID', message: 'Số điện thoại hoặc mã PIN không đúng' } };
  });
  const { text } = await renderStorefront({
    path: '/account/limits',
    routes: [{ path: '/account/limits', layout: 'empty', Screen: LimitsScreen }],
    storage: memoryStorage({
      'veloc.token': 't1',
      'veloc.user': JSON.stringify({ id: 'u1', phone: '+84912345678', name: 'An', hasPin: true }),
    }),
    fetch,
  });
  const asked = () => sent.filter(({ path }) => path === TAKE).map(({ body }) => body);

  await until(() => expect(document.querySelector('input[value="7d"]')).not.toBeNull());
  await act(async () => document.querySelector<HTMLInputElement>('input[value="7d"]')?.click());
  await press('Tạm nghỉ 7 ngày');
  await press('Bắt đầu tạm nghỉ');
  expect(asked()).toEqual([]);
  await typePin('274914');
  await until(() => expect(text()).toContain('Mã PIN không đúng. Vui lòng nhập lại.'));
  await typePin('274913');
  await until(() => expect(text()).toContain('Bạn đang tạm nghỉ đến'));
  expect(asked()).toEqual([
    { for: '7d', pin: '274914' },
    { for: '7d', pin: '274913' },
  ]);
}, 60_000);

it('asks for a code where the server takes one alone', async () => {
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const { fetch, sent } = scriptedFetch(({ path, body }) => {
    if (path === '/otp-verify/send') {
      return { status: 200, body: { data: { challengeId: 'c1', expiresAt: later(5), resendAt: later(1) } } };
    }
    if (path === '/otp-verify/verify') {
      return { status: 200, body: { data: { verified: true, user: null, signature: 'proven' } } };
    }
    if (path !== TAKE) return { status: 200, body: { data: none } };
    return (body as { signature?: string }).signature === 'proven'
      ? { status: 200, body: { data: { ...none, breakUntil: '2099-11-28T11:00:00.000Z' } } }
      : { status: 403, body: { code: 'CODE_REQUIRED', message: texts.breakNeedsCode } };
  });
  const { text } = await renderStorefront({
    path: '/account/limits',
    routes: [{ path: '/account/limits', layout: 'empty', Screen: LimitsScreen }],
    storage: memoryStorage({
      'veloc.token': 't1',
      'veloc.user': JSON.stringify({ id: 'u1', phone: '+84912345678', name: 'An', hasPin: true }),
    }),
    fetch,
  });
  await until(() => expect(document.querySelector('input[value="7d"]')).not.toBeNull());
  await act(async () => document.querySelector<HTMLInputElement>('input[value="7d"]')?.click());
  await press('Tạm nghỉ 7 ngày');
  await press('Bắt đầu tạm nghỉ');
  await typePin('274913');
  await until(() => expect(text()).toContain(texts.breakNeedsCode));
  await press('Gửi mã');
  await until(() => expect(text()).toContain('Hạn của mã'));
  await typePin('402913');
  await until(() => expect(text()).toContain('Bạn đang tạm nghỉ đến'));
  expect(sent.filter(({ path }) => path === TAKE).map(({ body }) => body)).toEqual([
    { for: '7d', pin: '274913' },
    { for: '7d', signature: 'proven' },
  ]);
}, 60_000);
