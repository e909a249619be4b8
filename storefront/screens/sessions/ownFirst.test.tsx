import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { renderStorefront, unmountAll } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import SessionsScreen from './SessionsScreen';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await unmountAll();
  vi.unstubAllGlobals();
});

it('lists the device in hand first, and the others as the server orders them', async () => {
  const at = '2026-11-22T05:00:00Z';
  const device = (id: string, current: boolean) => ({ id, device: '', createdAt: at, lastUsedAt: at, current });
  const data = [device('newest', false), device('own', true), device('oldest', false)];
  const { fetch } = scriptedFetch(({ path }) =>
    path === '/auth/sessions' ? { status: 200, body: { data } } : { status: 404, body: {} },
  );
  const routes = [{ path: '/account/sessions', layout: 'game', Screen: SessionsScreen } as const];
  const storage = memoryStorage({ 'veloc.token': 't', 'veloc.user': '{"id":"u1","name":"An","phone":"+84912345678"}' });
  await renderStorefront({ path: '/account/sessions', routes, storage, fetch });
  const rows = () => [...document.querySelectorAll('main li')].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(rows()).toHaveLength(3), { timeout: 10_000 });
  expect(rows()[0]).toContain('Thiết bị này');
});

it('tells how many that logged in later stay, and what ends them', async () => {
  const at = '2026-11-22T05:00:00Z';
  const device = (id: string, current: boolean) => ({ id, device: '', createdAt: at, lastUsedAt: at, current });
  const { fetch } = scriptedFetch(({ path, method }) => {
    if (path !== '/auth/sessions') return { status: 404, body: {} };
    const data = method === 'DELETE' ? { ended: 1, stay: 1 } : [device('newest', false), device('own', true)];
    return { status: 200, body: { data } };
  });
  const routes = [{ path: '/account/sessions', layout: 'game', Screen: SessionsScreen } as const];
  const storage = memoryStorage({ 'veloc.token': 't', 'veloc.user': '{"id":"u1","name":"An","phone":"+84912345678"}' });
  const { text } = await renderStorefront({ path: '/account/sessions', routes, storage, fetch });
  const button = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Đăng xuất thiết bị khác');
  await vi.waitFor(() => expect(button()).toBeDefined(), { timeout: 10_000 });
  await act(async () => button()?.click());
  await vi.waitFor(() => expect(text()).toContain('Còn 1 thiết bị không thể đăng xuất từ đây.'), { timeout: 10_000 });
  expect(text()).not.toContain('Chỉ còn thiết bị này');
});

it('leads from the refusal to end one that logged in later to what ends it', async () => {
  const at = '2026-11-22T05:00:00Z';
  const device = (id: string, current: boolean) => ({ id, device: '', createdAt: at, lastUsedAt: at, current });
  let refusal = { status: 403, code: 'CODE_REQUIRED', message: 'Hãy đổi mã PIN' };
  const { fetch } = scriptedFetch(({ path, method }) => {
    if (method === 'DELETE') return { status: refusal.status, body: refusal };
    if (path !== '/auth/sessions') return { status: 404, body: {} };
    return { status: 200, body: { data: [device('newest', false), device('own', true)] } };
  });
  const routes = [{ path: '/account/sessions', layout: 'game', Screen: SessionsScreen } as const];
  const storage = memoryStorage({ 'veloc.token': 't', 'veloc.user': '{"id":"u1","name":"An","phone":"+84912345678"}' });
  const { text } = await renderStorefront({ path: '/account/sessions', routes, storage, fetch });
  const button = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Đăng xuất');
  const link = () => document.querySelector('[role=alert] a[href="/account/change-pass"]');
  await vi.waitFor(() => expect(button()).toBeDefined(), { timeout: 10_000 });
  await act(async () => button()?.click());
  await vi.waitFor(() => expect(link()?.textContent).toBe('Đổi mã PIN'), { timeout: 10_000 });

  refusal = { status: 404, code: 'NOT_FOUND', message: 'Không tìm thấy' };
  await act(async () => button()?.click());
  await vi.waitFor(() => expect(text()).toContain('Không tìm thấy'), { timeout: 10_000 });
  expect(link()).toBeNull();
});
