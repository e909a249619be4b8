import { safeStorage } from '../lib/browserStorage';
import { createReloadOnce } from './reloadOnce';
import { createServed } from './served';

/** Whether the server answers, as far as this page has asked. */
export const browserServed = createServed({
  fetch: (input, init) => fetch(input, init),
  script: () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '',
  isOnline: () => navigator.onLine,
  pause: (ms) =>
    new Promise((resume) => {
      setTimeout(resume, ms);
      addEventListener('online', () => resume(), { once: true });
    }),
});

/** Reloads once the server answers: before, the browser's own error page would stand in the place of the shop. */
export function reloadWhenServed(): void {
  void browserServed.again().then(() => location.reload());
}

export const browserReloadOnce = createReloadOnce({
  storage: safeStorage(() => sessionStorage),
  now: () => Date.now(),
  reload: reloadWhenServed,
});

/** A style sheet that did not come is taken for one that is here, unless it leaves: its page would come without it. */
export function forgetLostStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
    },
    true,
  );
}
