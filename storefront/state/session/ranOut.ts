import { texts } from '@veloc/rules';
import { safeStorage } from '../../lib/browserStorage';
import { storageKeys } from '../../lib/storageKeys';
import type { Popups } from '../popups/popups';
import type { Session } from './session';

const storage = safeStorage(() => localStorage);

const marks = () => (storage.getItem(storageKeys.ranOut) ?? '').split(' ');

/** Whether the server keeps the cart of a player whose session was not renewed here. */
export const cartWaits = (): boolean => marks().includes('cart');

/** Whether a session was not renewed and nobody has been told; answers so once. */
function isUntold(): boolean {
  if (!marks().includes('new')) return false;
  if (cartWaits()) storage.setItem(storageKeys.ranOut, 'cart');
  else storage.removeItem(storageKeys.ranOut);
  return true;
}

/** Says once to whoever goes on as a guest that the session has run out, and how to go on with it. */
export function tellWhenRunOut(
  { tell, openLogin }: Pick<Popups, 'tell' | 'openLogin'>,
  { get, subscribe }: Pick<Session, 'get' | 'subscribe'>,
  signal: AbortSignal,
): void {
  const tellOnce = () => {
    if (get().token !== null || !isUntold()) return;
    tell({ message: 'Phiên đăng nhập đã hết hạn.', actionLabel: texts.login, onPress: openLogin });
  };
  tellOnce();
  // Why a session has ended is written as soon as it has.
  const unsubscribe = subscribe(() => queueMicrotask(tellOnce));
  signal.addEventListener('abort', unsubscribe, { once: true });
}
