import { safeStorage } from '../state/browserStorage';
import { createReloadOnce } from './reloadOnce';

export const browserReloadOnce = createReloadOnce({
  storage: safeStorage(() => sessionStorage),
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  reload: () => location.reload(),
});
