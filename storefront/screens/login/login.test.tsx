import { act, lazy } from 'react';
import { expect, it, vi } from 'vitest';
import type { AppRoute } from '../../shared/route';
import { fakeTime } from '../../testing/renderStorefront';
import { renderStorefront } from '../../testing/renderStorefront';
import { scriptedFetch, type Turn } from '../../testing/scriptedFetch';
import LoginScreen from './LoginScreen';

const pass = fakeTime();

const CHECK = '/otp-verify/check-user';
const SEND = '/otp-verify/send';

function part<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}.`);
  return found;
}

async function openLogin(turn: Turn = 'hang', code: Turn = 'hang') {
  const routes: AppRoute[] = [
    { path: '/account/login', layout: 'empty', Screen: lazy(async () => ({ default: LoginScreen })) },
  ];
  const { fetch, sent } = scriptedFetch(({ path }) =>
    path === CHECK ? turn : path === SEND ? code : { status: 404, body: {} },
  );
  const page = await renderStorefront({ path: '/account/login', routes, fetch });
  return {
    ...page,
    codes: () => sent.filter(({ path }) => path === SEND).map(({ body }) => body),
    asked: () => sent.filter(({ path }) => path === CHECK).map(({ body }) => body),
    checks: () => sent.filter(({ path }) => path === CHECK).length,
    phone: part('input[autocomplete="tel-national"]', HTMLInputElement),
    button: part('button[type="submit"]', HTMLButtonElement),
    type: async (field: HTMLInputElement, text: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    send: async () => act(async () => part('form', HTMLFormElement).requestSubmit()),
  };
}

it('offers to go on with a right phone only, and not while it is checked', async () => {
  const { phone, button, type, send, checks, text } = await openLogin();
  const isOff = () => button.getAttribute('aria-disabled') === 'true';
  expect(isOff()).toBe(true);
  await type(phone, '91234567');
  expect(isOff()).toBe(true);
  await send();
  expect(text()).toContain('Vui lòng nhập đúng số điện thoại');
  expect(checks()).toBe(0);

  await type(phone, '912345678');
  expect(isOff()).toBe(false);
  await send();
  expect(isOff()).toBe(true);
  expect(button.textContent).toContain('Đang kiểm tra...');
  await send();
  expect(checks()).toBe(1);
});

it('puts the focus back into an empty phone and says nothing of it', async () => {
  const { phone, send, checks, text } = await openLogin();
  phone.blur();
  await send();
  expect(document.activeElement).toBe(phone);
  expect(text()).not.toContain('Vui lòng nhập đúng số điện thoại');
  expect(checks()).toBe(0);
});

it('says in the server’s words why a phone cannot be checked', async () => {
  const refused: Turn = { status: 422, body: { message: 'Số này đang bị khóa.', code: 'PHONE_BLOCKED' } };
  const { phone, type, send, shop } = await openLogin(refused);
  await type(phone, '912345678');
  await send();
  await pass(10);
  expect(shop.popups.get().message).toBe('Số này đang bị khóa.');
});

it('has words of its own where it is not the server that fails', async () => {
  const { phone, type, send, shop } = await openLogin({ status: 200, body: { data: { exists: true } } });
  vi.spyOn(shop.session, 'rememberPhone').mockImplementation(() => {
    throw new Error('The device is full.');
  });
  await type(phone, '912345678');
  await send();
  await pass(10);
  expect(shop.popups.get().message).toBe('Lỗi kiểm tra số điện thoại');
});

it('asks for a phone, of Vietnam unless one says otherwise', async () => {
  const { phone, type, send, text, asked } = await openLogin();
  expect(text()).toContain('Nhập số điện thoại để tiếp tục');
  await type(phone, '912345678');
  await send();
  expect(asked()).toMatchObject([{ phone: '+84912345678' }]);
});

const known = (exists: boolean): Turn => ({ status: 200, body: { data: { exists } } });

it('sends a newcomer the code with the press that goes on, and nobody with an account', async () => {
  const at = new Date(Date.now() + 60_000).toISOString();
  const sent: Turn = { status: 200, body: { data: { challengeId: 'c1', expiresAt: at, resendAt: at } } };
  const newcomer = await openLogin(known(false), sent);
  await newcomer.type(newcomer.phone, '912345678');
  expect(newcomer.codes()).toEqual([]);
  await newcomer.send();
  await pass(10);
  expect(newcomer.codes()).toMatchObject([{ phone: '+84912345678', purpose: 'register' }]);
  expect(newcomer.location.history?.at(-1)).toBe('/account/verify?phone=%2B84912345678&existing=false');
  await newcomer.unmount();

  const player = await openLogin(known(true), sent);
  await player.type(player.phone, '912345678');
  await player.send();
  await pass(10);
  expect(player.location.history?.at(-1)).toBe('/account/verify?phone=%2B84912345678&existing=true');
  expect(player.codes()).toEqual([]);
});

it('leads a newcomer on who has to wait for a code, and says so where none is sent at all', async () => {
  const wait: Turn = { status: 429, body: { code: 'RATE_LIMITED', message: 'Chờ', data: { retryAfter: 720 } } };
  const waiting = await openLogin(known(false), wait);
  await waiting.type(waiting.phone, '912345678');
  await waiting.send();
  await pass(10);
  expect(waiting.location.history?.at(-1)).toContain('/account/verify?');
  await waiting.unmount();

  const message = 'Chưa gửi được mã đến số của quốc gia này.';
  const abroad = await openLogin(known(false), { status: 422, body: { code: 'OTP_COUNTRY', message } });
  await abroad.type(abroad.phone, '912345678');
  await abroad.send();
  await pass(10);
  expect(abroad.shop.popups.get().message).toBe(message);
  expect(abroad.location.history?.at(-1)).toBe('/account/login');
});
