import { safeStorage } from '../state/browserStorage';
import { createReloadOnce } from './reloadOnce';

export const browserReloadOnce = createReloadOnce({
  storage: safeStorage(() => sessionStorage),
  now: () => Date.now(),
  reload: () => location.reload(),
});

/** Comes when there is a network again; null when there is one. */
export function browserUntilOnline(): Promise<void> | null {
  if (navigator.onLine) return null;
  return new Promise((resume) => {
    addEventListener('online', () => resume(), { once: true });
  });
}
