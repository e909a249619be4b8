import type { KeyValueStorage } from '../browserStorage';

/** What is about to be bought at once. */
export const PURCHASE_KEY = 'veloc.purchase';
/** The keys of the payments that were tried last. */
export const ATTEMPT_KEY = 'veloc.payment';

/** Leaves nothing of a player's payments to who comes next. */
export function forgetPayments(storage: KeyValueStorage): void {
  for (const key of [PURCHASE_KEY, ATTEMPT_KEY]) storage.removeItem(key);
}
