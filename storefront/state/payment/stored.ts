import type { KeyValueStorage } from '../../lib/browserStorage';

/** What is about to be bought at once. */
export const PURCHASE_KEY = 'veloc.purchase';
/** The keys of the payments that were tried last. */
export const ATTEMPT_KEY = 'veloc.payment';
/** The keys of what was asked for last, until its answer is here. */
export const WITHDRAWAL_KEY = 'veloc.withdrawal';
export const REWARD_KEY = 'veloc.reward-transfer';

/** Leaves nothing of a player's payments to who comes next. */
export function forgetPayments(storage: KeyValueStorage): void {
  for (const key of [PURCHASE_KEY, ATTEMPT_KEY, WITHDRAWAL_KEY, REWARD_KEY]) storage.removeItem(key);
}
