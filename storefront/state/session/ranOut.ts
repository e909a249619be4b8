import { safeStorage } from '../../lib/browserStorage';
import { storageKeys } from '../../lib/storageKeys';

const storage = safeStorage(() => localStorage);

const marks = () => (storage.getItem(storageKeys.ranOut) ?? '').split(' ');

/** Whether the server keeps the cart of a player whose session was not renewed here. */
export const cartWaits = (): boolean => marks().includes('cart');

/** Whether a session was not renewed and nobody has been told; answers so once. */
export function tellsRanOut(): boolean {
  if (!marks().includes('new')) return false;
  if (cartWaits()) storage.setItem(storageKeys.ranOut, 'cart');
  else storage.removeItem(storageKeys.ranOut);
  return true;
}
