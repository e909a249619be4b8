import { useState } from 'react';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../../storefront/app/App';
import { createStorefront, type Storefront } from '../../storefront/app/createStorefront';
import { Providers } from '../../storefront/app/Providers';
// The shop does not wait for its contact button; a picture cannot tell whether it is still to come.
import '../../storefront/shared/layouts/ShopContact';
import type { Cart } from '../../storefront/state/cart/cart';
import { fetchOf, type Answers } from './answers';
import { fixedNow } from './fixedNow';
import { shopAnswers, user } from './fixtures';

/** From here on a timer is a time-out or a far repeat, and a story does not wait for it. */
const NEVER_FROM_MS = 9_000;

export interface ShopStoryProps {
  /** Where the story begins, for instance `/result?game=power`. */
  path: string;
  /** Answers that differ from those of the shop. */
  answers?: Answers;
  /** @default true */
  isLoggedIn?: boolean;
  /** The browser says that there is no network, until its `online` event. @default false */
  isOffline?: boolean;
  /** Browser storage at the beginning, beside the session. */
  stored?: Readonly<Record<string, string>>;
  /** Wins are seen for the first time; else all were. @default false */
  showsWins?: boolean;
}

/** The whole shop at one address, over answers that pass the same decoders as a real server's, at `fixedNow`. */
export function ShopStory({
  path,
  answers = {},
  isLoggedIn = true,
  isOffline = false,
  stored = {},
  ...rest
}: ShopStoryProps) {
  useState(() => rememberWins(rest.showsWins ? 0 : fixedNow));
  const [shop] = useState(() => storyShop({ ...shopAnswers, ...answers }, { isLoggedIn, isOffline, stored }));
  const [location] = useState(() => memoryLocation({ path }));
  return (
    <Providers shop={shop} location={location}>
      <App />
    </Providers>
  );
}

/** The device's memory of wins is no part of the shop's own storage: up to this moment, in ms, all were seen. */
function rememberWins(until: number): void {
  localStorage.setItem('veloc.seen-wins', JSON.stringify({ until, seen: [] }));
}

interface Device extends Required<Pick<ShopStoryProps, 'isLoggedIn' | 'isOffline' | 'stored'>> {}

function storyShop(answers: Answers, { isLoggedIn, isOffline, stored }: Device): Storefront {
  const kept = new Map(Object.entries(stored));
  if (isLoggedIn) {
    kept.set('veloc.token', 'a-token');
    kept.set('veloc.user', JSON.stringify(user));
  }
  let ids = 0;
  return createStorefront({
    base: 'https://shop.example',
    fetch: fetchOf(answers),
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    timers: {
      after(ms, run) {
        if (ms >= NEVER_FROM_MS) return () => undefined;
        const timer = setTimeout(run, 0);
        return () => clearTimeout(timer);
      },
    },
    lock: (run) => run(false),
    newId: () => `story-${(ids += 1)}`,
    deviceNow: () => fixedNow,
    stopwatch: () => 0,
    prefersDark: () => document.documentElement.dataset.theme === 'dark',
    applyColorMode: (mode) => {
      document.documentElement.dataset.theme = mode;
    },
    goTo: () => undefined,
    reloadOnce: () => true,
    ...(isOffline ? { startCart: startOffline } : {}),
  });
}

function startOffline(cart: Cart): void {
  cart.start({ online: false });
  window.addEventListener('online', () => cart.setOnline(true), { once: true });
}
