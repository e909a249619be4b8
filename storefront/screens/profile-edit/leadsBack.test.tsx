import { texts } from '@veloc/rules';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { renderStorefront, unmountAll } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import ProfileEditScreen from './ProfileEditScreen';

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

it('leads whoever was sent here for a missing name back to their page, and leaves them there', async () => {
  let name = '';
  const { fetch } = scriptedFetch(({ path, body }) => {
    if (path === '/users/update-profile') ({ name } = body as { name: string });
    else if (path !== '/users/get-profile') return { status: 404, body: {} };
    return { status: 200, body: { data: { id: 'u1', phone: '+84912345678', name } } };
  });
  const routes = [
    { path: '/keno', layout: 'game', Screen: () => <main>Trang Keno</main> } as const,
    { path: '/profile/edit', layout: 'game', Screen: ProfileEditScreen } as const,
  ];
  const storage = memoryStorage({ 'veloc.token': 't', 'veloc.user': '{"id":"u1","name":"","phone":"+84912345678"}' });
  const { location, text } = await renderStorefront({ path: '/keno', routes, storage, fetch });
  await until(() => expect(text()).toContain('Lưu hồ sơ'));
  // The test's address book keeps no state of an entry, so the way back stands in the window's.
  history.replaceState({ returnTo: '/keno' }, '');

  const field = document.querySelector<HTMLInputElement>('input[autocomplete=name]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Lê Văn Tám');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => document.querySelector('form')?.requestSubmit());
  await until(() => expect(text()).toContain('Hồ sơ đã được cập nhật'));
  expect(location.history?.at(-1)).toBe('/keno');
  expect(text()).toContain('Trang Keno');
});

it('leads whoever may not change the name to the people who can', async () => {
  const { fetch } = scriptedFetch(({ path }) => {
    if (path === '/users/update-profile') {
      return { status: 409, body: { status: 409, code: 'NAME_LOCKED', message: texts.nameIsLocked } };
    }
    if (path !== '/users/get-profile') return { status: 404, body: {} };
    return { status: 200, body: { data: { id: 'u1', phone: '+84912345678', name: 'Lê Văn Tám' } } };
  });
  const routes = [{ path: '/profile/edit', layout: 'game', Screen: ProfileEditScreen } as const];
  const storage = memoryStorage({ 'veloc.token': 't', 'veloc.user': '{"id":"u1","name":"","phone":"+84912345678"}' });
  const { text } = await renderStorefront({ path: '/profile/edit', routes, storage, fetch });
  await until(() => expect(text()).toContain('Lưu hồ sơ'));
  await act(async () => document.querySelector('form')?.requestSubmit());
  await until(() => expect(text()).toContain(texts.nameIsLocked));
  expect(document.querySelector('[role=alert] a')?.getAttribute('href')).toBe('/contact');
});

it('asks for a code where the server takes a first name by one alone, and saves the name with it', async () => {
  const { fetch, sent } = scriptedFetch(({ path, body }) => {
    if (path === '/otp-verify/send') {
      const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
      return { status: 200, body: { data: { challengeId: 'c1', expiresAt: later(5), resendAt: later(1) } } };
    }
    if (path === '/otp-verify/verify') {
      return { status: 200, body: { data: { verified: true, user: null, signature: 'proven' } } };
    }
    const { signature, name = '' } = (body ?? {}) as { signature?: string; name?: string };
    if (path === '/users/update-profile' && signature !== 'proven') {
      return { status: 403, body: { status: 403, code: 'CODE_REQUIRED', message: texts.nameNeedsCode } };
    }
    if (!path.startsWith('/users/')) return { status: 404, body: {} };
    return { status: 200, body: { data: { id: 'u1', phone: '+84912345678', name } } };
  });
  const routes = [
    { path: '/profile', layout: 'game', Screen: () => <main>Hồ sơ của bạn</main> } as const,
    { path: '/profile/edit', layout: 'game', Screen: ProfileEditScreen } as const,
  ];
  const storage = memoryStorage({ 'veloc.token': 't', 'veloc.user': '{"id":"u1","name":"","phone":"+84912345678"}' });
  const { text } = await renderStorefront({ path: '/profile/edit', routes, storage, fetch });
  await until(() => expect(text()).toContain('Lưu hồ sơ'));
  const type = (selector: string, value: string) =>
    act(async () => {
      const field = document.querySelector<HTMLInputElement>(selector);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await type('input[autocomplete=name]', 'Lê Văn Tám');
  await act(async () => document.querySelector('form')?.requestSubmit());
  await until(() => expect(text()).toContain(texts.nameNeedsCode));
  expect(document.querySelector('[role=dialog] input[value=pin]')).toBeNull();
  const send = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('Gửi mã'));
  await act(async () => send?.click());
  await until(() => expect(text()).toContain('Hạn của mã'));
  await type('[role=dialog] input[inputmode=numeric]', '402913');
  await until(() => expect(text()).toContain('Hồ sơ đã được cập nhật'));
  expect(sent.filter(({ path }) => path === '/otp-verify/send').map(({ body }) => body)).toMatchObject([
    { purpose: 'profile' },
  ]);
});
