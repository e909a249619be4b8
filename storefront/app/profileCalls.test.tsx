import { act, lazy } from 'react';
import { expect, it, vi } from 'vitest';
import { contentCalls } from '../api/calls/content';
import { memoryStorage } from '../testing/fakes';
import { fakeTime } from '../testing/renderStorefront';
import { renderStorefront } from '../testing/renderStorefront';
import { scriptedFetch, type Turn } from '../testing/scriptedFetch';
import type { Storefront } from './createStorefront';
import type { AppRoute } from '../shared/route';

const pass = fakeTime();

const PROFILE = '/users/get-profile';
const Page = lazy(async () => ({ default: () => <main>Trang</main> }));

const visit = (path: string, answer: (path: string) => Turn) => {
  const route: AppRoute = { path, layout: 'game', Screen: Page };
  const storage = memoryStorage({
    'veloc.token': 't1',
    'veloc.refresh-token': 'r1',
    'veloc.user': '{"id":"u1","phone":"+84912345678"}',
  });
  const { fetch, sent } = scriptedFetch((request) => answer(request.path));
  return {
    sent,
    storage,
    rendered: renderStorefront({ path, routes: [route], storage, fetch, reloadOnce: () => false }),
  };
};

it.each([
  ['/', 0],
  ['/profile', 0],
  ['/profile/edit', 0],
  ['/keno', 1],
])('at the start on %s the profile is read %i times', async (path, times) => {
  const { sent, rendered } = visit(path, () => ({ status: 404, body: {} }));
  await rendered;
  await pass(100);
  expect(sent.filter((call) => call.path === PROFILE)).toHaveLength(times);
});

it('a login loads the account parameters and the balance, on a page that shows neither', async () => {
  const user = { id: 'u1', phone: '+84912345678', name: 'An' };
  const { fetch, sent } = scriptedFetch(({ path }) =>
    path === '/auth/login-by-pin' ? { status: 200, body: { data: { token: 't1', user } } } : { status: 404, body: {} },
  );
  const routes: AppRoute[] = [{ path: '/mega', layout: 'game', Screen: Page }];
  const page = await renderStorefront({ path: '/mega', routes, fetch });
  const calls = (path: string) => sent.filter((call) => call.path === path && call.token === 't1').length;
  const PARAMETERS = '/client/client-get-parameter';
  await pass(5_000);
  await act(async () => vi.dynamicImportSettled());
  expect(sent.map(({ path }) => path)).not.toContain(PARAMETERS);

  await act(async () => page.shop.session.loginByPin(user.phone, '482913'));
  await act(async () => vi.dynamicImportSettled());
  await pass(100);
  expect([calls(PARAMETERS), calls('/users/get-user-balance')]).toEqual([1, 1]);
});

it.each<[string, (shop: Storefront) => Promise<unknown>, string]>([
  ['balance', ({ api }) => api.balance(), '/users/get-user-balance'],
  ['parameters', ({ api }) => contentCalls(api.send).notificationCount(), '/client/client-get-parameter'],
  ['privacy', ({ api }) => contentCalls(api.send).privacy(), '/client/client-get-privacy'],
  ['profile', ({ api }) => api.profile(), PROFILE],
])('a 401 on %s removes token and player and says 401', async (_name, call, path) => {
  const { storage, rendered } = visit('/profile', (asked) => ({
    status: asked === path || asked === '/auth/refresh' ? 401 : 404,
    body: {},
  }));
  const page = await rendered;
  await act(async () => call(page.shop).catch(() => undefined));
  expect(page.shop.session.get()).toEqual({ user: null, token: null, authStatus: 401 });
  expect(storage.entries()).not.toHaveProperty(['veloc.token']);
  expect(storage.entries()).not.toHaveProperty(['veloc.user']);
});
