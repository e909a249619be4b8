import { storageKeys } from '../lib/storageKeys';
import { createTakePrefetched } from '../api/prefetched';
import { browserLock } from '../api/refresh';
import { browserTimers } from '../api/timers';
import type { FirstPage } from '../data/usePeriods';
import { safeStorage } from '../lib/browserStorage';
import type { Cart } from '../state/cart/cart';
import { browserReloadOnce, forgetLostStyles } from '../shared/browserPage';
import { createStorefront, type Storefront } from './createStorefront';
import { goToPage } from '../shared/navigation';

const LOGGED_OUT_ELSEWHERE = 'Bạn đã đăng xuất ở một trang khác. Giỏ hàng đã lưu sẽ hiện lại sau khi đăng nhập.';

const darkQuery = '(prefers-color-scheme: dark)';

/** The shop in this browser; `first` is what its page shows already. */
export function browserStorefront(first: FirstPage | null): Storefront {
  const shop = createStorefront({
    first,
    base: apiBase(import.meta.env.VELOC_API_BASE, location),
    fetch: (input, init) => fetch(input, init),
    storage: safeStorage(() => localStorage),
    timers: browserTimers,
    takePrefetched: createTakePrefetched(globalThis.velocEarly),
    lock: browserLock(navigator.locks, 'veloc.refresh'),
    cartLock: browserLock(navigator.locks, 'veloc.cart'),
    newId: () => crypto.randomUUID(),
    deviceNow: () => Date.now(),
    stopwatch: () => performance.now(),
    prefersDark: () => matchMedia(darkQuery).matches,
    applyColorMode: (mode) => {
      document.documentElement.dataset.theme = mode;
    },
    // Whoever logs in there comes back here.
    goTo: (path) => goToPage(path, { state: { returnTo: location.pathname + location.search } }),
    reloadOnce: browserReloadOnce,
    startCart,
  });
  forgetLostStyles();
  matchMedia(darkQuery).addEventListener('change', shop.colorMode.followSystem);
  window.addEventListener('storage', ({ key }) => syncFromStorage(shop, key));
  // A page that one goes back to has heard nothing while it was put aside.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) syncFromStorage(shop, null);
  });
  return shop;
}

/** Takes over what another page has stored under `key`; null for anything. */
function syncFromStorage(shop: Storefront, key: string | null): void {
  const is = (...keys: string[]) => key === null || keys.includes(key);
  if (is(storageKeys.token, storageKeys.user) && shop.session.syncFromStorage()) shop.popups.warn(LOGGED_OUT_ELSEWHERE);
  if (is(storageKeys.darkMode)) shop.colorMode.followSystem();
  if (is(storageKeys.cart, storageKeys.cartChoice)) shop.cart.syncFromStorage();
  shop.drafts.syncFromStorage(key);
}

function startCart(cart: Cart): void {
  cart.start({ online: navigator.onLine });
  window.addEventListener('online', () => cart.setOnline(true));
  window.addEventListener('offline', () => cart.setOnline(false));
  window.addEventListener('pagehide', () => cart.leave());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') cart.leave();
  });
}

const FALLBACK_PORT = 5785;

/** The origin of the API: as built in, else the page's own, else the spec's local fallback. No trailing slash. */
function apiBase(configured: string | undefined, page: Pick<Location, 'origin' | 'protocol' | 'hostname'>): string {
  if (configured) return configured.replace(/\/+$/, '');
  if (page.protocol.startsWith('http')) return page.origin;
  return `http://${page.hostname || 'localhost'}:${FALLBACK_PORT}`;
}
