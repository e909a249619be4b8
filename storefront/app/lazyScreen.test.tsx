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
  const network = { isOnline: true };
  const isOnline = () => network.isOnline;
  const reloadOnce = createReloadOnce({ storage, now: () => clock.now, isOnline, reload });
  return { storage, clock, network, reload, reloadOnce };
}

it('loads a screen once', async () => {
  const load = vi.fn(async () => ({ default: Screen }));
  const { reloadOnce, reload } = page();
  const { preload } = lazyScreen(load, reloadOnce);
  await preload();
  await preload();
  expect(load).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

it('leaves the page be while there is no network, and loads the chunk when next asked', async () => {
  const { reloadOnce, reload, network } = page();
  const load = vi.fn(gone);
  const { preload } = lazyScreen(load, reloadOnce);
  network.isOnline = false;
  await preload();
  expect(reload).not.toHaveBeenCalled();
  network.isOnline = true;
  load.mockResolvedValueOnce({ default: Screen } as never);
  await preload();
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads the page when a chunk is gone, and tries the chunk again on the next visit', async () => {
  const { reloadOnce, reload } = page();
  const load = vi.fn(gone);
  const { preload } = lazyScreen(load, reloadOnce);
  void preload();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
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
  const { reloadOnce } = page();
  reloadOnce();
  const load = vi.fn(gone);
  const { preload } = lazyScreen(load, reloadOnce);
  expect((await outcomeOf(preload())).error).toBeUndefined();
  await preload();
  expect(load).toHaveBeenCalledTimes(2);
});
