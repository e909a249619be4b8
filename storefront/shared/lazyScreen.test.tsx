import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/fakes';
import { outcomeOf } from '../testing/testTransport';
import { lazyScreen } from './lazyScreen';
import { createReloadOnce, createServed } from './browserPage';

const Screen = () => null;
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** A server that is away for as often as `answers` says null. */
function servedBy(...answers: (string | null)[]) {
  const pauses: number[] = [];
  const asked = vi.fn(async () => {
    const html = answers.length > 1 ? answers.shift() : answers[0];
    if (html === null) throw new TypeError('Failed to fetch');
    return new Response(html);
  });
  const served = createServed({
    fetch: asked as unknown as typeof fetch,
    script: () => '/assets/index-1.js',
    isOnline: () => true,
    pause: async (ms) => void pauses.push(ms),
  });
  return { served, asked, pauses };
}
const SAME = '<script type="module" src="/assets/index-1.js"></script>';
const OTHER = '<script type="module" src="/assets/index-2.js"></script>';

function page(storage = memoryStorage(), { served }: Pick<ReturnType<typeof servedBy>, 'served'> = servedBy(OTHER)) {
  const clock = { now: Date.parse('2026-08-21T10:30:00Z') };
  const reload = vi.fn();
  const reloadOnce = createReloadOnce({ storage, now: () => clock.now, reload });
  return { storage, clock, reload, reloadOnce, served };
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

it('waits for a server that is away instead of reloading into the browser’s error page', async () => {
  const server = servedBy(null, null, null, SAME);
  const shop = page(memoryStorage(), server);
  const load = vi.fn(async () => ({ default: Screen })).mockImplementationOnce(gone);
  const told: boolean[] = [];
  server.served.isAway.subscribe(() => told.push(server.served.isAway.get()));
  expect(await lazyScreen(load, shop).preload()).toEqual({ default: Screen });
  expect(server.pauses).toEqual([1_000, 2_000, 4_000]);
  expect(told).toEqual([true, false]);
  expect(shop.reload).not.toHaveBeenCalled();
});

it('asks for the page once for all parts that wait', async () => {
  const server = servedBy(null, SAME);
  const shop = page(memoryStorage(), server);
  const parts = [1, 2, 3].map(() => vi.fn(async () => ({ default: Screen })).mockImplementationOnce(gone));
  await Promise.all(parts.map((load) => lazyScreen(load, shop).preload()));
  expect(server.asked).toHaveBeenCalledTimes(2);
});

it('reloads in the end what a browser refuses to ask for again', async () => {
  const server = servedBy(SAME);
  const shop = page(memoryStorage(), server);
  const load = vi.fn(gone);
  void lazyScreen(load, shop).preload();
  await vi.waitFor(() => expect(shop.reload).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledTimes(4);
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
