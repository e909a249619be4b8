import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage, testUser } from '../../testing/fakes';
import { renderStorefront, unmountAll } from '../../testing/renderStorefront';
import { scriptedFetch, type SentRequest, type Turn } from '../../testing/scriptedFetch';
import VerifyScreen from './VerifyScreen';

const PHONE = '+84912345678';
const SEND = '/otp-verify/send';
const VERIFY = '/otp-verify/verify';
const NOW = Date.parse('2026-11-22T11:00:00.000Z');
const MINUTE = 60_000;

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await unmountAll();
  vi.unstubAllGlobals();
});

const later = (ms: number) => new Date(NOW + ms).toISOString();
const code = { challengeId: 'c1', expiresAt: later(5 * MINUTE), resendAt: later(MINUTE) };
const sent: Turn = { status: 200, body: { data: code } };
const tooMany: Turn = {
  status: 429,
  body: { code: 'RATE_LIMITED', message: 'Bạn đã thử quá nhiều lần.', data: { retryAfter: 720 } },
};

interface Visit {
  phone?: string;
  existing?: boolean;
  answers?: Record<string, Turn | ((request: SentRequest) => Turn | Promise<Turn>)>;
  stored?: Record<string, string>;
}

/** The page for a phone, with an account by default. The server answers nothing unless told otherwise. */
async function verifyPage({ phone = PHONE, existing = true, answers = {}, stored = {} }: Visit = {}) {
  let now = NOW;
  const script = scriptedFetch((request) => {
    const answer = answers[request.path] ?? 'hang';
    return typeof answer === 'function' ? answer(request) : answer;
  });
  const storage = memoryStorage(stored);
  const page = await renderStorefront({
    path: `/account/verify?phone=${encodeURIComponent(phone)}&existing=${existing}`,
    fetch: script.fetch,
    routes: [{ path: '/account/verify', layout: 'empty', Screen: VerifyScreen }],
    storage,
    deviceNow: () => now,
    stopwatch: () => now,
  });
  return {
    ...page,
    storage,
    asked: (path: string) => script.sent.filter((request) => request.path === path),
    pass: (ms: number) => void (now += ms),
  };
}

/** What a browser keeps of a code that is on its way. */
const held = (challenge: typeof code | null = code, resendAt = NOW + MINUTE) => ({
  'veloc.otp': JSON.stringify({ phone: PHONE, purpose: 'login', challenge, resendAt }),
});

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => one.textContent?.includes(name) || one.getAttribute('aria-label')?.includes(name),
  );
const press = (name: string) => act(async () => button(name)?.click());
const field = () => document.querySelector<HTMLInputElement>('main input');
const until = (look: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    look();
  }, 10_000);

async function typeCode(value: string) {
  const boxes = document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(boxes, value);
    boxes?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const loggedIn = {
  'veloc.token': 't1',
  'veloc.refresh-token': 'r1',
  'veloc.user': JSON.stringify(testUser),
};

it.each([
  ['somebody with an account', { existing: true }],
  ['a newcomer', { existing: false }],
  ['a logged-in player', { existing: true, stored: loggedIn }],
  ['another’s number', { existing: false, stored: loggedIn, phone: '+855123456789' }],
])('sends nothing by being opened: %s', async (_, visit) => {
  const page = await verifyPage({ ...visit, answers: { [SEND]: sent } });
  await until(() => expect(page.text()).toContain('Nhập mã'));
  expect(page.asked(SEND)).toEqual([]);
  expect(page.text()).not.toContain('đã được gửi');
});

it('asks for the PIN first, and sends a code by a press, once', async () => {
  const page = await verifyPage({ answers: { [SEND]: sent } });
  expect(page.text()).toContain('Mã PIN của số');
  expect(document.activeElement).toBe(field());
  await press('Đăng nhập bằng mã OTP');
  await until(() => expect(page.text()).toContain('Mã OTP đã được gửi'));
  expect(field()?.autocomplete).toBe('one-time-code');
  expect(document.activeElement).toBe(field());
  await press('Đăng nhập bằng mã PIN');
  await press('Đăng nhập bằng mã OTP');
  expect(page.asked(SEND)).toHaveLength(1);
});

it('shows a code that is on its way again, with its time left, and sends none', async () => {
  const page = await verifyPage({ stored: held() });
  expect(page.text()).toContain('Mã OTP đã được gửi');
  expect(page.text()).toContain('Hạn của mã: Còn 5 phút');
  expect(button('Gửi lại sau 1 phút')?.getAttribute('aria-disabled')).toBe('true');
  expect(page.asked(SEND)).toEqual([]);
});

it('shows no code that has expired, was sent to another phone, or for another purpose', async () => {
  const old = { ...code, expiresAt: later(-1) };
  for (const visit of [
    { stored: held(old) },
    { stored: held(), phone: '+84900000000' },
    { stored: held(), existing: false },
  ]) {
    const page = await verifyPage(visit);
    expect(page.text()).not.toContain('đã được gửi');
    await page.unmount();
  }
});

it('shows a code that had expired by a device whose clock is ahead, once the server has told its time', async () => {
  const page = await verifyPage({ stored: held({ ...code, expiresAt: later(-1) }) });
  expect(page.text()).toContain('Nhập mã PIN');
  await act(async () => page.shop.clock.observe({ serverTime: later(-4 * MINUTE), body: null }, NOW, NOW));
  expect(page.text()).toContain('Mã OTP đã được gửi');
});

it('has one truth at 429: no code, and the time until one can be sent', async () => {
  const page = await verifyPage({ answers: { [SEND]: tooMany } });
  await press('Đăng nhập bằng mã OTP');
  await until(() => expect(page.text()).toContain('quá nhiều lần'));
  expect(page.text()).not.toContain('đã được gửi');
  expect(button('Gửi mã sau 12 phút')?.getAttribute('aria-disabled')).toBe('true');
  await press('Gửi mã sau 12 phút');
  expect(page.asked(SEND)).toHaveLength(1);

  const again = await verifyPage({ stored: page.storage.entries(), answers: { [SEND]: tooMany } });
  await press('Đăng nhập bằng mã OTP');
  expect(button('Gửi mã sau 12 phút')).toBeDefined();
  expect(again.asked(SEND)).toEqual([]);
});

it('has one truth at 429 while a code is on its way: that one, and the time until the next', async () => {
  const page = await verifyPage({ stored: held(code, NOW - 1), answers: { [SEND]: tooMany } });
  await press('Gửi lại mã');
  await until(() => expect(button('Gửi lại sau 12 phút')?.getAttribute('aria-disabled')).toBe('true'));
  expect(page.text()).toContain('đã được gửi');
  expect(page.text()).not.toContain('quá nhiều lần');
  expect(page.asked(SEND)).toHaveLength(1);
});

it('judges a code that came sooner than the answer to the call that sent it', async () => {
  let answer = (_turn: Turn) => {};
  const page = await verifyPage({
    answers: {
      [SEND]: () => new Promise<Turn>((resolve) => (answer = resolve)),
      [VERIFY]: { status: 400, body: { code: 'OTP_INVALID', message: 'Mã xác thực không đúng.' } },
    },
  });
  await press('Đăng nhập bằng mã OTP');
  await typeCode('402913');
  expect(page.asked(VERIFY)).toEqual([]);
  expect(page.text()).not.toContain('Chưa gửi được mã');

  await act(async () => answer(sent));
  await until(() => expect(page.asked(VERIFY)).toHaveLength(1));
  expect(page.asked(VERIFY)[0]?.body).toMatchObject({ challengeId: 'c1', code: '402913' });
});

it('takes a code that was used up away, and says so', async () => {
  const message = 'Mã xác thực không còn dùng được. Vui lòng gửi lại mã.';
  const usedUp: Turn = { status: 400, body: { code: 'OTP_INVALID', message, data: { attemptsLeft: 0 } } };
  const page = await verifyPage({ stored: held(code, NOW - 1), answers: { [VERIFY]: usedUp } });
  await typeCode('402913');
  await until(() => expect(page.text()).toContain(message));
  expect(page.text()).not.toContain('đã được gửi');
  expect(button('Gửi mã')).toBeDefined();
});

it('cuts no code off the number of another country', async () => {
  const page = await verifyPage({ phone: '+855123456789' });
  expect(page.text()).toContain('+855123456789');
});

it('tells a newcomer whose code is complete that the age is still to be confirmed, and goes there', async () => {
  const page = await verifyPage({ existing: false, answers: { [SEND]: sent } });
  await press('Gửi mã');
  await until(() => expect(field()?.autocomplete).toBe('one-time-code'));
  await typeCode('402913');
  expect(page.asked(VERIFY)).toEqual([]);
  expect(page.text()).toContain('Bạn cần đủ 18 tuổi và đồng ý để mở tài khoản');
  const age = document.querySelector<HTMLInputElement>('input[type="checkbox"]');
  expect(document.activeElement).toBe(age);
  await act(async () => age?.click());
  expect(page.text()).not.toContain('Bạn cần đủ 18 tuổi');
});
