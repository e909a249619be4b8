import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { createRoot } from 'react-dom/client';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../app/App';
import { createStorefront, type Storefront, type StorefrontEnvironment } from '../app/createStorefront';
import { Providers } from '../app/Providers';
import type { AppRoute } from '../shared/route';
import { browserTimers } from '../api/timers';
import { memoryStorage } from './fakes';

interface Options extends Partial<StorefrontEnvironment> {
  path: string;
  routes?: readonly AppRoute[];
}

const open = new Set<() => Promise<void>>();

/** Unmounts every shop that is still in the document. */
export async function unmountAll(): Promise<void> {
  for (const unmount of open) await unmount();
}

/** The whole shop in the test's document; `unmount` at the end. */
export async function renderStorefront({ path, routes, ...environment }: Options) {
  let ids = 0;
  const shop: Storefront = createStorefront({
    base: 'https://shop.example',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    storage: memoryStorage(),
    timers: browserTimers,
    lock: (run) => run(false),
    newId: () => `id-${(ids += 1)}`,
    deviceNow: () => Date.now(),
    stopwatch: () => performance.now(),
    prefersDark: () => false,
    applyColorMode: () => undefined,
    goTo: () => undefined,
    reloadOnce: () => true,
    ...environment,
  });
  const location = memoryLocation({ path, record: true });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => {
    root.render(
      <Providers shop={shop} location={location}>
        <App {...(routes ? { routes } : {})} />
      </Providers>,
    );
  });
  const unmount = async () => {
    open.delete(unmount);
    await act(async () => root.unmount());
    place.remove();
  };
  open.add(unmount);
  return { shop, location, text: () => document.body.textContent ?? '', unmount };
}

/**
 * Puts every test of the file on fake timers, at `start` (ms since the epoch) or at the time of the day, and unmounts
 * the shops that it leaves open while these timers still run. Answers what lets time pass.
 */
export function fakeTime(start?: number): (ms: number) => Promise<void> {
  beforeEach(() => {
    vi.useFakeTimers(start === undefined ? {} : { now: start });
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  });
  afterEach(async () => {
    await unmountAll();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return (ms) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
}
