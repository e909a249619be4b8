import { act, lazy } from 'react';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/fakes';
import { fakeTime } from '../testing/renderStorefront';
import { renderStorefront } from '../testing/renderStorefront';
import { scriptedFetch } from '../testing/scriptedFetch';
import type { AppRoute } from '../shared/route';

function route(path: string, load: () => Promise<() => React.ReactNode>, rest: Partial<AppRoute> = {}): AppRoute {
  return { path, layout: 'game', Screen: lazy(async () => ({ default: await load() })), ...rest };
}

const words = (text: string) => async () => () => <main>{text}</main>;
const never = () => new Promise<() => null>(() => undefined);

const pass = fakeTime();

it('shows the screen of the path under its title, the first match first', async () => {
  const routes = [route('/keno', words('Chọn số Keno'), { title: 'Keno' }), route('/:game', words('Trò khác'))];
  const page = await renderStorefront({ path: '/keno', routes });
  expect(page.text()).toContain('Chọn số Keno');
  expect(document.title).toBe('Keno · Vé Lộc · Mua vé số trực tuyến');
});

it('matches an optional part with and without it', async () => {
  const routes = [route('/account/payment-history/:id?', words('Lịch sử'))];
  for (const path of ['/account/payment-history', '/account/payment-history/7']) {
    const page = await renderStorefront({ path, routes });
    expect(page.text()).toContain('Lịch sử');
    await page.unmount();
  }
});

it('says that a page is not there', async () => {
  const page = await renderStorefront({ path: '/nowhere', routes: [] });
  // The screen is a chunk of its own, which takes as long as the machine needs for it.
  await vi.waitFor(
    async () => {
      await pass(20);
      expect(page.text()).toContain('This page could not be found');
    },
    { timeout: 20_000 },
  );
});

it('shows the error page for a screen that breaks, and only there', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = route('/mega', async () => () => {
    throw new Error('broken');
  });
  const page = await renderStorefront({ path: '/mega', routes: [broken, route('/keno', words('Chọn số Keno'))] });
  expect(page.text()).toContain('Trang gặp sự cố');
  await act(async () => page.location.navigate('/keno'));
  expect(page.text()).toContain('Chọn số Keno');
  await page.unmount();
  silence.mockRestore();
});

it('keeps the loader on from the start and shows its overlay after 300 ms without content', async () => {
  const page = await renderStorefront({ path: '/keno', routes: [route('/keno', never)] });
  expect(page.shop.popups.get().loading).toBe(true);
  await pass(299);
  expect(page.text()).not.toContain('Đang tải');
  await pass(1);
  expect(page.text()).toContain('Đang tải');
});

it('says that a page waits for a network, and when there is one again that it comes', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = await renderStorefront({ path: '/keno', routes: [route('/keno', never)] });
  await pass(300);
  expect(page.text()).toContain('Mất mạng. Trang này sẽ mở khi có mạng lại.');
  network.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(page.text()).not.toContain('Mất mạng');
  expect(page.text()).toContain('Đang tải');
  await page.unmount();
  network.mockRestore();
});

it('leaves the overlay out of a quiet route', async () => {
  const page = await renderStorefront({ path: '/keno', routes: [route('/keno', never, { quiet: true })] });
  await pass(1_000);
  expect(page.text()).not.toContain('Đang tải');
});

it('takes the loader away once the screen is here', async () => {
  const page = await renderStorefront({ path: '/keno', routes: [route('/keno', words('Chọn số Keno'))] });
  expect(page.shop.popups.get().loading).toBe(false);
});

const loggedIn = () =>
  memoryStorage({
    'veloc.token': 't1',
    'veloc.refresh-token': 'r1',
    'veloc.user': '{"id":"u1","phone":"+84912345678"}',
  });

it('sends a player whose session cannot be renewed to /login, once', async () => {
  const goTo = vi.fn();
  const { fetch } = scriptedFetch(({ path }) => ({ status: /balance|refresh/.test(path) ? 401 : 404, body: {} }));
  const page = await renderStorefront({
    path: '/keno',
    routes: [],
    storage: loggedIn(),
    fetch,
    goTo,
    reloadOnce: () => false,
  });
  const calls = Array.from({ length: 20 }, () => page.shop.api.balance().catch(() => undefined));
  await act(async () => Promise.all(calls));
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/login');
  expect(page.shop.session.get()).toMatchObject({ token: null, authStatus: 401 });
});

it('reloads, without the token, when the periods answer 401', async () => {
  const storage = loggedIn();
  const goTo = vi.fn();
  const tokens: (string | null)[] = [];
  const reloadOnce = vi.fn(() => {
    tokens.push(storage.getItem('veloc.token'));
    return true;
  });
  const { fetch } = scriptedFetch(({ path }) => ({ status: /period|refresh/.test(path) ? 401 : 404, body: {} }));
  const page = await renderStorefront({ path: '/keno', routes: [], storage, fetch, goTo, reloadOnce });
  await act(async () => page.shop.api.currentPeriods().catch(() => undefined));
  expect(tokens).toEqual([null]);
  expect(goTo).not.toHaveBeenCalled();
});

it('sends a player without a name to give one only where the shop has that page', async () => {
  const { fetch } = scriptedFetch(({ path }) =>
    path === '/users/get-profile'
      ? { status: 200, body: { data: { id: 'u1', name: '', phone: '+84912345678' } } }
      : { status: 404, body: {} },
  );
  const without = await renderStorefront({
    path: '/keno',
    routes: [route('/keno', words('Keno'))],
    storage: loggedIn(),
    fetch,
  });
  await pass(10);
  expect(without.location.history).toEqual(['/keno']);
  await without.unmount();

  const routes = [route('/keno', words('Keno')), route('/profile/edit', words('Tên của bạn'))];
  const having = await renderStorefront({ path: '/keno', routes, storage: loggedIn(), fetch });
  await pass(10);
  expect(having.text()).toContain('Tên của bạn');
});

it('opens the saved cart after the first page, which shows its count before', async () => {
  const line = { id: 'l1', gameId: 'mega', ticket: { code: 'A' }, unitPrice: 10_000, quantity: 1 };
  const saved = JSON.stringify({ items: [line], timestamp: Date.now(), version: '1.0' });
  const startCart = vi.fn();
  await renderStorefront({
    path: '/keno',
    routes: [route('/keno', words('Trang chủ'), { layout: 'default' })],
    storage: memoryStorage({ 'veloc.cart': saved }),
    startCart,
  });
  const count = () => document.querySelector('a[href="/cart"]')?.textContent;
  expect(count()).toContain('1');
  await pass(1_400);
  expect(startCart).not.toHaveBeenCalled();
  await pass(200);
  await act(async () => vi.dynamicImportSettled());
  expect(startCart).toHaveBeenCalledOnce();
  expect(count()).toContain('1');
});

it('has a button for contact on its pages, which opens the popup', async () => {
  const contact = {
    title: 'Hỗ trợ',
    description: 'Gọi lúc nào cũng được.',
    phone: '1900',
    zalo: '',
    email: '',
    hours: '',
  };
  const { fetch } = scriptedFetch(({ path }) =>
    path === '/public/support-contact' ? { status: 200, body: { data: contact } } : { status: 404, body: {} },
  );
  await renderStorefront({ path: '/', routes: [route('/', words('Trang chủ'), { layout: 'default' })], fetch });
  await pass(5_000);
  const buttons = [...document.querySelectorAll('button')];
  const button = buttons.find(({ textContent }) => textContent?.startsWith('Liên hệ')) ?? expect.fail();
  await act(async () => button.click());
  // What shows it comes with a chunk, and what it shows with an answer.
  await vi.waitFor(
    async () => {
      await pass(1_000);
      expect(document.querySelector('[role="dialog"]')?.textContent ?? '').toContain('Gọi lúc nào cũng được.');
    },
    { timeout: 20_000 },
  );
});
