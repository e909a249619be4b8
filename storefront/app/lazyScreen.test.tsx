import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage';
import { outcomeOf } from '../testing/testTransport';
import { lazyScreen } from './lazyScreen';
import { createReloadOnce } from './reloadOnce';

const Screen = () => null;
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function page(storage = memoryStorage()) {
  const clock = { now: Date.parse('2026-08-21T10:30:00Z') };
  const reload = vi.fn();
  const reloadOnce = createReloadOnce({ storage, now: () => clock.now, reload });
  return { storage, clock, reload, reloadOnce, untilOnline: (): Promise<void> | null => null };
}

it('loads a screen once', async () => {
  const load = vi.fn(async () => ({ default: Screen }));
  const shop = page();
  const { preload } = lazyScreen(load, shop);
  await preload();
  await preload();
  expect(load).toHaveBeenCalledOnce();
  expect(shop.reload).not.toHaveBeenCalled();
});

it('waits for a network instead of reloading into the browser’s error page', async () => {
  const shop = page();
  let comeBack = () => {};
  const network = new Promise<void>((resume) => (comeBack = resume));
  const load = vi.fn(async () => ({ default: Screen })).mockImplementationOnce(gone);
  const { preload } = lazyScreen(load, { ...shop, untilOnline: () => network });
  const loaded = preload();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  comeBack();
  expect(await loaded).toEqual({ default: Screen });
  expect(shop.reload).not.toHaveBeenCalled();
});

it('reloads the page when a chunk is gone, and tries the chunk again on the next visit', async () => {
  const shop = page();
  const load = vi.fn(gone);
  const { preload } = lazyScreen(load, shop);
  void preload();
  await vi.waitFor(() => expect(shop.reload).toHaveBeenCalledOnce());
});

it('reloads at most once a minute, over reloads', async () => {
  const { storage, clock, reload, reloadOnce } = page();
  expect(reloadOnce()).toBe(true);
  const next = page(storage);
  next.clock.now = clock.now + 59_999;
  expect(next.reloadOnce()).toBe(false);
  next.clock.now = clock.now + 60_000;
  expect(next.reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

it('is not held back by a stamp from a clock that was set back', () => {
  const { clock, reloadOnce } = page();
  reloadOnce();
  clock.now -= 3_600_000;
  expect(reloadOnce()).toBe(true);
});

it('shows the error instead of reloading again', async () => {
  const shop = page();
  shop.reloadOnce();
  const load = vi.fn(gone);
  const { preload } = lazyScreen(load, shop);
  expect((await outcomeOf(preload())).error).toBeUndefined();
  await preload();
  expect(load).toHaveBeenCalledTimes(2);
});
